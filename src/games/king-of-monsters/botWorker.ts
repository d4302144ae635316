import { type BotRequest, botReplies } from '#bots';
import { type KingTypes, simulator } from '#king-of-monsters/rules';

/** Worker entry for the bots. */
const reply = botReplies<KingTypes>(simulator, () => performance.now());

self.onmessage = ({ data }: MessageEvent<BotRequest<KingTypes>>) => {
  self.postMessage(reply(data));
};

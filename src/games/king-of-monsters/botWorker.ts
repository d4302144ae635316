import { type BotRequest, botReplies } from '#bots';
import { type KingTypes, simulator } from '#king-of-monsters/rules';

/** The worker in which the bots of King of Monsters think. */
const reply = botReplies<KingTypes>(simulator, () => performance.now());

self.onmessage = ({ data }: MessageEvent<BotRequest<KingTypes>>) => {
  self.postMessage(reply(data));
};

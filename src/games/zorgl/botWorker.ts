import { type BotRequest, botReplies } from '#bots';
import { simulator, type ZorglTypes } from '#zorgl/rules';

/** The worker that runs the bots of Zorgl-Zilla. */
const reply = botReplies<ZorglTypes>(simulator, () => performance.now());

self.onmessage = ({ data }: MessageEvent<BotRequest<ZorglTypes>>) => {
  self.postMessage(reply(data));
};

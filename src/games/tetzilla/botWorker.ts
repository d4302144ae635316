import { type BotRequest, botReplies } from '#bots';
import { simulator, type TetzillaTypes } from '#tetzilla/rules';

/** The worker that runs the bots of TetZilla. */
const reply = botReplies<TetzillaTypes>(simulator, () => performance.now());

self.onmessage = ({ data }: MessageEvent<BotRequest<TetzillaTypes>>) => {
  self.postMessage(reply(data));
};

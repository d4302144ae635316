import { type BotRequest, botReplies } from '#bots';
import type { GameTypes } from '#core';
import { SERVED_GAMES } from '../games';

/** Child process that runs the bots of one game, whose id is its first argument. It exits with the server. */
const reply = botReplies(SERVED_GAMES.get(process.argv[2]!)!.simulator, () => performance.now());

process.on('message', (request) => process.send?.(reply(request as BotRequest<GameTypes>)));
process.on('disconnect', () => process.exit());

/** `npm run bench:pace`: playing time of games between bots, by kind of event; `*` marks drama. */
import { reportPace } from './pace';

const GAMES = 4;
/** Turns of all players: a game of King of Monsters may have twenty, all of them different. */
const TURNS = 20;

await reportPace(GAMES, TURNS);

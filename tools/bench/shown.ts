/** `npm run bench:pace`: for how long games of bots are shown, by kind of fact; `*` marks what one plays for. */
import { reportPace } from './pace';

const GAMES = 4;
/** Turns of all: a game of King of Monsters may have twenty, of which no two are alike. */
const TURNS = 20;

await reportPace(GAMES, TURNS);

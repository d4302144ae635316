import { reportPace } from './pace';

const GAMES = 12;

reportPace(GAMES);

import { kaijuSounds } from '#kaiju/sounds';
import { lobby, pages } from '#king-of-monsters/pages';
import { kingRecords } from '#king-of-monsters/record';
import { type KingTypes, king, SEATS, sideName, simulator } from '#king-of-monsters/rules';
import type { KingControl } from '#king-of-monsters/table';
import {
  achievements,
  kingWords,
  presentation,
  SEAT_COLOURS,
  strainOf,
  type Table,
  tensionOf,
} from '#king-of-monsters/view';
import { kingProblems } from '#king-of-monsters/words';
import { DEFAULT_MODULE, type GameModule } from '#module';

/** The browser module of King of Monsters. */
export const kingModule: GameModule<KingTypes, Table, KingControl> = {
  ...DEFAULT_MODULE,
  rules: king,
  simulator,
  startBotWorker: () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }),
  presentation,
  secretsGroup: sideName,
  seats: SEATS,
  seatColours: SEAT_COLOURS,
  parsePlayable: king.parse,
  firstTurn: () => 'king',
  turnBegun: (events) => {
    const begun = events.findLast((event) => event.type === 'action-card');
    return begun === undefined ? null : begun.seat;
  },
  tension: tensionOf,
  strain: strainOf,
  sounds: kaijuSounds({ sounds: 0, music: -5.5 }, 'march', 'harbour'),
  achievements,
  records: kingRecords,
  problems: kingProblems,
  words: kingWords,
  lobby,
  pages,
  async table() {
    const { gameTable, standIns } = await import('#king-of-monsters/table');
    await standIns();
    return gameTable;
  },
};

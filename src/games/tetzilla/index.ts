import { kaijuSounds } from '#kaiju/sounds';
import { DEFAULT_MODULE, type GameModule } from '#module';
import { lobby, pages } from '#tetzilla/pages';
import { tetzillaRecords } from '#tetzilla/record';
import { SEATS, simulator, type TetzillaTypes, tetzilla } from '#tetzilla/rules';
import type { TetControl } from '#tetzilla/table';
import { achievements, presentation, type Table, tensionOf, tetzillaWords } from '#tetzilla/view';
import { tetzillaProblems } from '#tetzilla/words';

/** TetZilla for the browser. */
export const tetzillaModule: GameModule<TetzillaTypes, Table, TetControl> = {
  ...DEFAULT_MODULE,
  rules: tetzilla,
  simulator,
  startBotWorker: () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }),
  presentation,
  secretsOptional: true,
  seats: SEATS,
  parsePlayable: tetzilla.parse,
  firstTurn: ({ turn }) => turn.player,
  setsUp: ({ turn }) => turn.number === 0,
  turnBegun: (events) => events.findLast((event) => event.type === 'turn-began')?.start ?? null,
  tension: tensionOf,
  sounds: kaijuSounds({ sounds: -3.5, music: -4 }, 'tiles', 'room'),
  achievements,
  records: tetzillaRecords,
  problems: tetzillaProblems,
  words: tetzillaWords,
  lobby,
  pages,
  async table() {
    const { gameTable, standIns } = await import('#tetzilla/table');
    await standIns();
    return gameTable;
  },
};

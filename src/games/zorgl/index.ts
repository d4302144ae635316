import { LANGUAGES } from '#core';
import { kaijuSounds } from '#kaiju/sounds';
import type { GameModule } from '#module';
import { links, lobby, pages } from '#zorgl/pages';
import { formatRecord, readingRecord } from '#zorgl/record';
import { parsePlayable, SEATS, simulator, type ZorglTypes, zorgl } from '#zorgl/rules';
import type { ZorglControl } from '#zorgl/table';
import { achievements, presentation, strainOf, type Table, tensionOf, zorglWords } from '#zorgl/view';
import { zorglProblems } from '#zorgl/words';

/** Zorgl-Zilla for the browser. */
export const zorglModule: GameModule<ZorglTypes, Table, ZorglControl> = {
  rules: zorgl,
  simulator,
  startBotWorker: () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }),
  presentation,
  seats: SEATS,
  parsePlayable,
  firstTurn: ({ turn }) => turn.player,
  turnBegun: (events) => events.findLast((event) => event.type === 'turn-started')?.player ?? null,
  tension: tensionOf,
  strain: strainOf,
  sounds: kaijuSounds({ sounds: -6, music: -1.5 }, 'city', 'city'),
  achievements,
  records: {
    texts: LANGUAGES.map((language) => ({ language, format: (game) => formatRecord(game, language) })),
    reading: readingRecord,
  },
  problems: zorglProblems,
  words: zorglWords,
  lobby,
  pages,
  links,
  async table() {
    const { gameTable, standIns } = await import('#zorgl/table');
    await standIns();
    return gameTable;
  },
};

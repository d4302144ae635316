import type { BotWorker } from '#bots';
import { fail, type GameTypes, type Result, type Task } from '#core';
import type { GameModule } from '../game';
import type { GameTable } from '../table';
import type { GameWords } from '../words';

/** For games without captions, moments or sounds. */
export const DEFAULT_WORDS: Pick<GameWords<GameTypes>, 'caption' | 'moment' | 'sound'> = {
  caption: () => null,
  moment: () => null,
  sound: () => null,
};

function* noRecord(): Task<Result<never>> {
  yield 1;
  return fail('', 'file.noRecord');
}

/**
 * Defaults for games without text records, problems, music, pages or links of their own, whose bots think between two
 * frames.
 */
export const DEFAULT_MODULE = {
  startBotWorker(): BotWorker {
    throw new Error('the bots of this game have no worker');
  },
  tension: () => 0,
  strain: () => 0,
  records: { texts: [], reading: noRecord },
  problems: { en: {}, fr: {} },
  pages: [],
  links: {},
} satisfies Pick<
  GameModule,
  'startBotWorker' | 'tension' | 'strain' | 'records' | 'problems' | 'pages' | 'links'
>;

/** Defaults for tables without effects, decals, cards, and figures that hide others or can be posed. */
export const DEFAULT_TABLE: Pick<
  GameTable,
  'effects' | 'drawings' | 'obstacles' | 'decals' | 'cards' | 'figureOf'
> = {
  effects: { recipes: {}, tones: {}, calmer: {} },
  drawings: {},
  obstacles: () => [],
  decals: () => [],
  cards: () => null,
  figureOf: () => null,
};

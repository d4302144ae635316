import type { Lesson } from '#learning';
import type { Action, TetzillaTypes } from '#tetzilla/rules';
import { HAMLET, type Sketch, sheetPosition, TOWN } from './town';

const SILENT = { en: '', fr: '' };

const scene = (id: string, sketch: Sketch, ...actions: readonly Action[]): Lesson<TetzillaTypes> => ({
  id,
  clauses: [],
  title: SILENT,
  position: () => sheetPosition(sketch),
  steps: actions.map((action) => ({ say: SILENT, action })),
});

/** All three stand at the foot of the town. */
const BELOW = { a1: 'A', c1: 'B', f1: 'C' };
const HIGH = { ...BELOW, a1: '#' };

/** A steps. */
const step = (id: string, boxes: Sketch['boxes'], to: string, more: Partial<Sketch> = {}) =>
  scene(id, { boxes: { ...HIGH, ...boxes }, turn: { stage: 'move' }, ...more }, { do: 'step', to });

/** A fires at the climbers. */
const shot = (id: string, boxes: Sketch['boxes'], action: Action, more: Partial<Sketch> = {}) =>
  scene(id, { boxes: { ...HIGH, ...boxes }, turn: { stage: 'fire' }, ...more }, action);

const slide = (tile: Action & { readonly do: 'slide' }): Action => tile;

/** One scene for every kind of event. */
export const SCENES: readonly Lesson<TetzillaTypes>[] = [
  scene(
    'fall',
    { boxes: BELOW, turn: { stage: 'slide' }, tile: 'T3', next: ['L1'] },
    slide({ do: 'slide', tile: 'T3', spin: 2, column: 'e' }),
  ),
  scene(
    'row',
    { boxes: BELOW, turn: { stage: 'slide' }, tile: 'I3', next: ['L1'] },
    slide({ do: 'slide', tile: 'I3', spin: 0, column: 'e' }),
  ),
  scene(
    'fall-deep',
    {
      // The easternmost column is empty.
      tiles: TOWN.filter((tile) => !/^(J6|S4|L2)/.test(tile)),
      boxes: { ...BELOW, c1: '#', f7: 'B' },
      turn: { stage: 'slide' },
      tile: 'I1',
      next: ['S2'],
    },
    slide({ do: 'slide', tile: 'I1', spin: 1, column: 'h' }),
  ),
  scene(
    'found',
    { tiles: HAMLET, turn: { stage: 'found', number: 0, round: 3 }, tile: 'J8', next: ['O1', 'Z2'] },
    slide({ do: 'slide', tile: 'J8', spin: 1, column: 'd' }),
    slide({ do: 'slide', tile: 'O1', spin: 0, column: 'g' }),
  ),
  scene(
    'aside',
    {
      tiles: [...TOWN, 'I1 0 a20', 'I2 0 e19'],
      boxes: BELOW,
      turn: { stage: 'slide' },
      tile: 'I3',
      next: ['T7'],
    },
    slide({ do: 'slide', tile: 'I3', spin: 0, column: 'e' }),
  ),
  scene(
    'ability',
    { empty: true, tiles: [], turn: { stage: 'choose', number: 0 } },
    { do: 'choose', ability: 'toughness' },
  ),
  scene(
    'enter',
    { boxes: {}, turn: { stage: 'enter', number: 0 } },
    { do: 'enter', box: 'c1' },
    { do: 'enter', box: 'c1' },
  ),
  step('walk', { d1: 'A' }, 'c1', {}),
  step('climb', { a6: 'A' }, 'a7'),
  step('walk-house', { c7: '#', c8: 'A' }, 'd8'),
  step('climb-block', { c4: 'A' }, 'c5'),
  step('climb-skyscraper', { b8: 'A' }, 'b9'),
  step('depot', { b7: 'A' }, 'c7'),
  step('trample', { c6: 'A' }, 'd6', { hits: { A: 3 } }),
  step('make-room', { c6: '#', d3: 'AC', f1: '#' }, 'd4'),
  scene('pass', { boxes: BELOW, turn: { stage: 'move' } }, { do: 'pass' }),
  shot('laser', { d6: 'L', b6: 'A' }, { do: 'fire', guard: 'd6', target: 'A' }),
  shot(
    'laser-ignored',
    { d6: 'L', d8: 'A' },
    { do: 'fire', guard: 'd6', target: 'A' },
    { abilities: { A: 'shining-skin' } },
  ),
  shot('laser-nobody', { d6: 'L', g2: 'A' }, { do: 'fire', guard: 'd6' }),
  shot('missile', { d6: 'M', c7: 'A', e5: 'C', f1: '#' }, { do: 'fire', guard: 'd6' }),
  shot('missile-nobody', { h5: 'M', d6: '#', b3: 'A' }, { do: 'fire', guard: 'h5' }),
  shot('tank', { d6: 'T', c6: '#', b6: 'A', a6: 'B', c1: '#' }, { do: 'fire', guard: 'd6', dir: 'W' }),
  shot('tank-diagonal', { d6: 'T', e7: '#', f8: '#', b8: 'A' }, { do: 'fire', guard: 'd6', dir: 'NW' }),
  shot('tank-nobody', { d6: 'T', d9: 'A' }, { do: 'fire', guard: 'd6' }),
  shot('death', { d6: 'L', d8: 'A' }, { do: 'fire', guard: 'd6', target: 'A' }, { hits: { A: 9 } }),
  step('death-depot', { b7: 'A' }, 'c7', { hits: { A: 9 }, abilities: { A: 'swiftness' } }),
  scene(
    'stage-fire',
    { boxes: BELOW, turn: { stage: 'slide', player: 'C' }, tile: 'O3' },
    slide({ do: 'slide', tile: 'O3', spin: 0, column: 'e' }),
  ),
  shot('turn', { d6: 'T', d8: 'A' }, { do: 'fire', guard: 'd6' }, { turn: { stage: 'fire', player: 'C' } }),
  shot(
    'game-over',
    { d6: 'L', d8: 'A' },
    { do: 'fire', guard: 'd6', target: 'A' },
    { turn: { stage: 'fire', player: 'C', number: 8 } },
  ),
];

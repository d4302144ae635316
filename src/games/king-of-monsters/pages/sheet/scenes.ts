import type { Action, Frame, Hero, KingTypes } from '#king-of-monsters/rules';
import type { SheetScene } from '#module/sheet';
import { type Sketch, sheetPosition } from './sheetPosition';

const scene = (id: string, sketch: Sketch, ...actions: readonly Action[]): SheetScene<KingTypes> => ({
  id,
  position: () => sheetPosition(sketch),
  actions,
});

const FIGHT: readonly Frame[] = [{ kind: 'fight', seat: 'king' }];

/** A stack with the turn of a hero at a row. */
const turnOf = (seat: Hero, row: 'R' | 'G' | 'Y' | 'B' | null, more: object = {}): readonly Frame[] => [
  {
    kind: 'hero',
    seat,
    step: row === null ? 'move' : 'fight',
    row,
    free: false,
    jumps: 0,
    used: [],
    laid: [],
    struck: [],
    ...more,
  },
];

const here = (hand: readonly string[] = []) => ({ zone: 'metro' as const, hand: [...hand] });
const ARTEMIS: Sketch['heroes'] = { artemis: here(['R7', 'R4', 'G7']), dynamo: here(), bamf: here() };

/** A duel for the red row that the hero wins. */
const ROW_WON: readonly Action[] = [
  { do: 'duel', row: 'R' },
  { do: 'open', card: 'R9' },
  { do: 'answer', card: 'R4' },
  { do: 'pass' },
];

/** One scene for each kind of event. */
export const SCENES: readonly [SheetScene<KingTypes>, ...SheetScene<KingTypes>[]] = [
  scene(
    'duel',
    { hand: ['R5', 'R6', 'G6', 'R9'], heroes: ARTEMIS, stack: FIGHT },
    { do: 'attack', hero: 'artemis', card: 'R5' },
    { do: 'answer', card: 'R7' },
    { do: 'answer', card: 'R6' },
    { do: 'answer', card: 'R4' },
    { do: 'answer', card: 'R9' },
    { do: 'pass' },
  ),
  scene(
    'damage',
    { hand: ['B4', 'B5', 'B9', 'R2'], laid: { metro: ['B2'] }, stack: FIGHT },
    { do: 'smash', card: 'B4' },
    { do: 'smash', card: 'B5' },
    { do: 'smash', card: 'B9' },
  ),
  scene(
    'fallen',
    { hand: ['R5'], heroes: { dynamo: here(), artemis: here() }, stack: FIGHT },
    { do: 'attack', hero: 'dynamo', card: 'R5' },
    { do: 'pass' },
  ),
  scene(
    'compare',
    { heroes: ARTEMIS, chart: { R: 'R1/R2 R3/R8 R5/R6 R8/R9' }, stack: turnOf('artemis', 'R') },
    { do: 'compare', row: 'R' },
  ),
  scene(
    'compare-held',
    { heroes: ARTEMIS, chart: { R: 'R1/R2 R3/R8 R5/R1 R8/R9' }, stack: turnOf('artemis', 'R') },
    { do: 'compare', row: 'R' },
  ),
  scene(
    'cover',
    { heroes: ARTEMIS, stack: turnOf('artemis', 'R') },
    { do: 'cover', row: 'R', card: 'R4' },
    { do: 'cover', row: 'R', card: 'R7' },
  ),
  scene(
    'disable',
    { hand: ['R9'], heroes: ARTEMIS, chart: { R: '' }, stack: turnOf('artemis', 'R') },
    ...ROW_WON,
  ),
  scene(
    'frenzy',
    { hand: ['R9'], heroes: ARTEMIS, chart: { R: '', G: 'x', Y: 'x' }, stack: turnOf('artemis', 'R') },
    ...ROW_WON,
    { do: 'gamble' },
  ),
  scene(
    'push',
    {
      hand: ['R9'],
      heroes: ARTEMIS,
      chart: { R: '', G: 'x', Y: 'x', B: 'x' },
      stack: turnOf('artemis', 'R'),
    },
    ...ROW_WON,
  ),
  scene(
    'ocean',
    {
      king: 'beach',
      hand: ['R9'],
      heroes: { artemis: { zone: 'beach', hand: ['R7', 'R4'] }, bamf: { zone: 'beach' } },
      chart: { R: '', G: 'x', Y: 'x', B: 'x' },
      stack: turnOf('artemis', 'R'),
    },
    ...ROW_WON,
  ),
  scene(
    'reactor',
    {
      king: 'reactor',
      hand: ['B9', 'R2'],
      laid: { reactor: ['B2', 'B4', 'R9', 'Y7'] },
      destroyed: ['lines', 'motorpool', 'metro', 'airstrip', 'hq', 'lab'],
      stack: FIGHT,
    },
    { do: 'smash', card: 'B9' },
  ),
  scene(
    'advance',
    { hand: ['Y4', 'R2'], destroyed: ['metro'], stack: [{ kind: 'move', seat: 'king' }] },
    { do: 'advance', card: 'Y4' },
  ),
  scene(
    'walk',
    { heroes: { artemis: { hand: ['Y4', 'B6'] } }, stack: turnOf('artemis', null) },
    { do: 'move', to: 'airstrip', card: 'Y4' },
    { do: 'move', to: 'metro', card: 'B6' },
    { do: 'fight' },
  ),
  scene(
    'bamf',
    { heroes: { bamf: { hand: ['B4'] } }, stack: turnOf('bamf', null, { free: true }) },
    { do: 'move', to: 'metro', card: 'B4' },
  ),
  scene(
    'token',
    {
      heroes: { dynamo: here(['R1']) },
      chart: { R: 'R1/R2 R3 R5 R8' },
      stack: turnOf('dynamo', 'R'),
    },
    { do: 'token', row: 'R', col: 1 },
  ),
  scene(
    'grey',
    {
      heroes: { grey: here(['R8']) },
      chart: { G: 'G0/G2 G2 G6 G7' },
      stack: turnOf('grey', 'G'),
    },
    { do: 'grey', row: 'G', col: 1, card: 'R8' },
  ),
  scene('peek', { heroes: ARTEMIS, stack: turnOf('artemis', null) }, { do: 'peek', row: 'R', col: 4 }),
];

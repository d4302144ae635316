import type { BadgeFace, HighlightTarget } from '#stage';
import type { ActionKind, Suit } from '#zorgl/rules';
import { localized } from '../messages';
import { modeDrawing } from '../panels/icons';
import type { Selection } from '../panels/selection';

/** Prefix of the target ids of the uses of a card, e.g. `use:leap`. */
const PREFIX = 'use:';
/** Height above the figure in table units, and spacing in badge heights. */
const ABOVE = 1.3;
const APART = 1.25;
/** How much lower the outer badges hang, to form an arc around the head. */
const SAG = 0.09;

const COLOURS = { power: '#d85cff', army: '#a4de0a', waste: '#b9aaa0' } as const;
const ARMY: ReadonlySet<ActionKind> = new Set(['army-move', 'army-attack']);
const GIVEN_UP: ReadonlySet<ActionKind> = new Set(['ignore', 'stop']);

/** The target id of a use. */
export const ringId = (mode: ActionKind): string => PREFIX + mode;

/** The use behind a target; null for other targets. */
export function ringUse(target: string | null): ActionKind | null {
  return target?.startsWith(PREFIX) === true ? (target.slice(PREFIX.length) as ActionKind) : null;
}

/** Uses of the selected card that are still available besides what is marked on the board. */
export function openUses({ card, step, trail, modes, mode, choices }: Selection): readonly ActionKind[] {
  if (step === 'done' || step === 'discard' || trail.some(({ field }) => field === 'do')) return [];
  if (card === null && !modes.includes('stop')) return [];
  const lit = (use: ActionKind) =>
    use === mode || (step === 'mode' && choices.length > 0 && (use === 'move' || use === 'attack'));
  return modes.filter((use) => use !== 'end' && !lit(use));
}

function faceOf(mode: ActionKind): BadgeFace {
  const drawing = modeDrawing(mode);
  const paths = (solid: boolean) =>
    drawing
      .filter((part) => part.solid === solid)
      .map(({ d }) => d)
      .join('');
  const [icon, lines] = [paths(true), paths(false)];
  const colour = ARMY.has(mode) ? COLOURS.army : GIVEN_UP.has(mode) ? COLOURS.waste : COLOURS.power;
  const says = localized(({ modes }) => modes[mode]);
  return { colour, text: '', says, ...(icon === '' ? {} : { icon }), ...(lines === '' ? {} : { lines }) };
}

/** Offsets of the badges in a row. @param index from 0 */
function inRow(index: number, count: number): readonly [right: number, up: number] {
  const right = (index - (count - 1) / 2) * APART;
  return [right, -SAG * right * right];
}

/** The colours of a wasted joker: a spade and a heart. */
const PIPS = {
  black:
    'M12 2C9 7 3 9.500 3 14a4.500 4.500 0 0 0 8 2.800L9.500 21h5L13 16.800A4.500 4.500 0 0 0 21 14c0-4.500-6-7-9-12z',
  red: 'M12 21C5 15.500 2 12 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 4-3 7.500-10 13z',
} as const;

/**
 * The badge for a colour of a wasted joker, among others around a figure.
 * @param foot position of the figure, table units
 */
export function suitTarget(
  suit: Suit,
  [x, y, z]: HighlightTarget['at'],
  index: number,
  count: number,
): Pick<HighlightTarget, 'at' | 'badge' | 'offset'> {
  const black = suit === 'S' || suit === 'C';
  const pip = black ? 'black' : 'red';
  const says = localized(({ things }) => things.signs[pip]);
  const badge = { colour: black ? '#d8d2c8' : '#ff5a4a', text: '', icon: PIPS[pip], says };
  return { at: [x, y + ABOVE, z], badge, offset: inRow(index, count) };
}

/**
 * The uses of the selected card as badges around the figure that plays it.
 * @param foot position of the figure, table units
 */
export function ringTargets(selection: Selection, foot: HighlightTarget['at']): readonly HighlightTarget[] {
  const uses = openUses(selection);
  const [x, y, z] = foot;
  return uses.map((mode, index) => ({
    id: ringId(mode),
    kind: 'use',
    at: [x, y + ABOVE, z],
    body: false,
    badge: faceOf(mode),
    offset: inRow(index, uses.length),
  }));
}

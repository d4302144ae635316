import { DIRECTIONS } from '#core';
import type { MarkerKind } from '#kaiju';
import type { BadgeFace, HighlightTarget } from '#stage';
import {
  type Action,
  type ActionKind,
  type Box,
  type Gain,
  GRID,
  parseBoard,
  type Seat,
  type View,
} from '#zorgl/rules';
import { boxCentre } from './geometry';
import { FLOOR_HEIGHT } from './layout';
import { worthBadge } from './outcome/badges';
import { type GainRange, gainRange } from './outcome/gains';
import { ringTargets, suitTarget } from './outcome/ring';
import { type Choice, choiceId, leftBy, type Selection, usualUse } from './panels';

const KINDS: Readonly<Partial<Record<ActionKind, MarkerKind>>> = {
  attack: 'attack',
  throw: 'attack',
  frenzy: 'attack',
  'frenzy-on': 'attack',
  'army-attack': 'attack',
  shake: 'shake',
  tail: 'attack',
  sweep: 'attack',
  'sweep-on': 'attack',
  missile: 'shake',
  land: 'power',
  fall: 'power',
  blitz: 'power',
  burrow: 'power',
  leap: 'power',
  'army-move': 'army',
};

function kindOf(choice: Choice, mode: ActionKind | null, gain: GainRange | null): MarkerKind {
  if (choice.kind === 'flee') return 'flee';
  if (choice.kind === 'unit') return 'army';
  const kind = choice.kind === 'direction' ? 'way' : ((mode === null ? undefined : KINDS[mode]) ?? 'move');
  if (gain === null) return kind;
  const { most } = gain;
  if (kind === 'move' && most.units > 0) return 'crush';
  if (kind !== 'attack' || most.worth > 0 || most.wins) return kind;
  return most.idle ? 'idle' : 'shove';
}

/** Number of floors in a box, whether or not a figure stands on them. */
function floorsAt(board: View['board'], box: Box): number {
  const contents = parseBoard(board);
  const content = contents.ok ? contents.value[GRID.parse(box) ?? -1] : undefined;
  if (content?.kind === 'building') return content.floors;
  return content?.kind === 'monster' ? (content.roof?.floors ?? 0) : 0;
}

/** What is needed to show the value of choices. */
export interface Worth {
  /** The gain of an action. */
  gain(action: Action): Gain;
  readonly seat: Seat;
  /** CSS colour of the seat. */
  readonly colour: string;
}

/** The range of gains of a choice, over everything that can be chosen after it. */
function rangeOf(selection: Selection, choice: Choice, { gain }: Worth): GainRange | null {
  return gainRange(leftBy(selection, choice).map(gain));
}

/** What can be clicked on the table now, from the ground to the roof, with the value of each choice. */
export function highlightTargets(
  selection: Selection | null,
  board: View['board'],
  worth: Worth | null = null,
): readonly HighlightTarget[] {
  if (selection === null) return [];
  const chosen = chosenUnit(selection);
  const own = selection.context.places[selection.context.player];
  const foot = own === undefined ? null : placeOf(board, own);
  const { choices, shortcuts } = selection;
  const targets = [...choices, ...shortcuts].flatMap((choice, index) => {
    if (choice.kind === 'suit') {
      const shown = foot === null ? null : suitTarget(choice.value, foot, index, choices.length);
      return shown === null ? [] : [{ id: choiceId(choice), kind: 'use', body: false, ...shown }];
    }
    const place = spotOf(selection, choice, board);
    if (place === null) return [];
    if (choice.kind === 'unit' && selection.step !== 'unit')
      return [{ id: choiceId(choice), kind: 'command', ...place, body: false }];
    const gain = worth === null ? null : rangeOf(selection, choice, worth);
    // The arrows around a figure show their own values.
    const hasShortcut = shortcuts.some(
      (short) => short.kind === 'direction' && short.target === choice.value,
    );
    const flees = choice.kind !== 'flee' && choice.kind !== 'unit' && mayFlee(leftBy(selection, choice));
    const badge =
      gain === null || worth === null || hasShortcut
        ? undefined
        : worthBadge(worth.seat, worth.colour, gain, flees);
    return {
      id: choiceId(choice),
      kind: kindOf(choice, selection.mode ?? usualUse(choice), gain),
      ...place,
      body: choice.kind === 'monster',
      ...(badge === undefined ? {} : { badge: choice.kind === 'direction' ? slim(badge) : badge }),
    };
  });
  const ring = foot === null ? [] : ringTargets(selection, foot);
  const unit = chosen === null ? [] : [{ ...chosen, at: placeOf(board, chosen.id) }];
  return [...targets, ...unit, ...aimed(selection, board), ...ring];
}

/** A smaller badge, for many at once: only an icon or only text. */
const slim = ({ emblem: _, icon, ...face }: BadgeFace): BadgeFace =>
  face.text === '' && icon !== undefined ? { ...face, icon } : face;

/** Distance of the arrows around a figure, table units. */
const AROUND = 0.66;

/** Where a choice is on the table. A direction is an arrow beside the figure that flies. */
function spotOf(
  { context: { places } }: Selection,
  choice: Choice,
  board: View['board'],
): Pick<HighlightTarget, 'at' | 'turn' | 'room'> | null {
  if (choice.kind === 'monster') return choice.box === null ? null : { at: placeOf(board, choice.box) };
  if (choice.kind !== 'direction') return choice.box === null ? null : wholeOf(board, choice.box);
  const box = choice.target === null ? undefined : places[choice.target];
  if (box === undefined) return null;
  const [x, y, z] = placeOf(board, box);
  const turn = Math.PI / 2 - (DIRECTIONS.indexOf(choice.value) * Math.PI) / 4;
  return { at: [x + AROUND * Math.cos(turn), y, z - AROUND * Math.sin(turn)], turn };
}

function placeOf(board: View['board'], box: Box): HighlightTarget['at'] {
  const { x, z } = boxCentre(box);
  return [x, FLOOR_HEIGHT * floorsAt(board, box), z];
}

/** A whole box: its mark surrounds the foot of the building, and every floor can be clicked. */
function wholeOf(board: View['board'], box: Box): Pick<HighlightTarget, 'at' | 'room'> {
  const [x, height, z] = placeOf(board, box);
  return { at: [x, 0, z], ...(height > 0 ? { room: { width: 1, depth: 1, height } } : {}) };
}

/** A target that was clicked before a card stays marked until a card is chosen. */
function aimed({ aim }: Selection, board: View['board']): readonly HighlightTarget[] {
  if (aim === null || aim.box === null) return [];
  const kind = kindOf(aim, usualUse(aim), null);
  const place = aim.kind === 'monster' ? { at: placeOf(board, aim.box) } : wholeOf(board, aim.box);
  return [{ id: choiceId(aim), kind, ...place, body: aim.kind === 'monster' }];
}

/** In every remaining action a unit flees. */
const mayFlee = (left: readonly Action[]) =>
  left.length > 0 && left.every((action) => 'flee' in action && action.flee !== undefined);

/** The selected army unit stays marked while its target is asked for. */
function chosenUnit({ mode, step, left }: Selection): Omit<HighlightTarget, 'at'> | null {
  const [action] = left;
  if (step === 'unit' || (mode !== 'army-move' && mode !== 'army-attack')) return null;
  return action === undefined || !('unit' in action) ? null : { id: action.unit, kind: 'army', body: false };
}

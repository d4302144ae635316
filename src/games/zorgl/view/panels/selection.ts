import { type CardId, DIRECTIONS, type Direction, type Suit } from '#core';
import { ACTION_KINDS, type Action, type ActionKind, type Box, GRID, type Seat } from '#zorgl/rules';
import { type Dropping, discardOf, droppingOf } from './dropping';
import type { Places } from './places';

/**
 * How a player arrives at one legal action by clicks: card, mode, unit, target or box, direction, flight; or the
 * cards of a hand that go. It knows nothing of the rules but the list of legal actions; every offer is a value that
 * some of them still has.
 */

/** What the selection is made from; the list may be that of any decision, with cards or without. */
export interface SelectionContext {
  readonly legal: readonly Action[];
  /** The seat that decides. */
  readonly player: Seat;
  readonly places: Places;
  /** The next black card comes to nothing, whatever it is meant for (Z11.5). */
  readonly inert?: boolean;
  /** Spades count as clubs (Z11.14). */
  readonly stiff?: boolean;
  /** Units take part, so that cards can be given to them (Z1.4). */
  readonly army?: boolean;
  /** How much an action brings its player; where given, the choices that may bring most come first. */
  readonly worth?: (action: Action) => number;
}

/** Something on the board (or, for a direction off the board, in the panel) that may be clicked next. */
export type Choice =
  | { readonly kind: 'unit' | 'box' | 'flee'; readonly value: Box; readonly box: Box }
  | { readonly kind: 'monster'; readonly value: Seat; readonly box: Box | null }
  /** The colour as which a wasted joker counts, by one suit of it. */
  | { readonly kind: 'suit'; readonly value: Suit; readonly box: null }
  | {
      readonly kind: 'direction';
      readonly value: Direction;
      /** The box behind the target in that direction; null off the board. */
      readonly box: Box | null;
      /** The box is the attacker's own: the two change places (Z7.6). */
      readonly exchange: boolean;
    };

export type SelectionStep =
  | 'card'
  | 'mode'
  | 'unit'
  | 'aim'
  | 'direction'
  | 'flee'
  | 'suit'
  | 'discard'
  | 'done';

type Field = 'card' | 'do' | 'unit' | 'aim' | 'dir' | 'flee' | 'suit';
type Picked = Readonly<Partial<Record<Field, string>>>;

interface Pick {
  /** `drop` takes up a card to be discarded, `confirm` lets those taken up go. */
  readonly field: Field | 'drop' | 'confirm';
  readonly value: string;
}

export interface Selection {
  readonly context: SelectionContext;
  /** What the player chose so far, without the steps that took themselves. */
  readonly trail: readonly Pick[];
  readonly step: SelectionStep;
  /** The cards that some action uses, or that may be taken up or put back in the step `discard`. */
  readonly cards: readonly CardId[];
  readonly card: CardId | null;
  /** What can be done with the chosen card; without one, what needs no card. */
  readonly modes: readonly ActionKind[];
  readonly mode: ActionKind | null;
  /** What may be clicked now; empty in the steps `card`, `mode`, `discard` and `done`. */
  readonly choices: readonly Choice[];
  /** The cards that are to go; null but in the step `discard`. */
  readonly dropping: Dropping | null;
  /** The actions that what was chosen so far leaves open; all of them while nothing is chosen. */
  readonly left: readonly Action[];
  /** The one action the selection has come to. */
  readonly action: Action | null;
}

/** These are never taken by themselves: each is a button of its own. */
const EXPLICIT: ReadonlySet<ActionKind> = new Set(['hover', 'ink', 'tail', 'ignore', 'stop', 'end']);
/** Beside these nothing goes without saying: they are too big to be overlooked. */
const MEGA: ReadonlySet<ActionKind> = new Set(['missile', 'sweep', 'hover', 'ink']);
const MODE_ORDER: readonly ActionKind[] = [
  ...ACTION_KINDS.filter((kind) => !EXPLICIT.has(kind)),
  ...ACTION_KINDS.filter((kind) => EXPLICIT.has(kind)),
];
const ORDINARY: readonly ActionKind[] = ['move', 'attack'];
const CHOICE_FIELDS = ['unit', 'aim', 'dir', 'flee', 'suit'] as const;
type ChoiceField = (typeof CHOICE_FIELDS)[number];
const STEP_OF = { unit: 'unit', aim: 'aim', dir: 'direction', flee: 'flee', suit: 'suit' } as const;

/** A selection in which nothing is chosen yet. */
export function startSelection(context: SelectionContext): Selection {
  return derive(context, []);
}

/**
 * Chooses a card, whatever was chosen before; the chosen card is put back. In the step `discard` several are taken up
 * one by one. A card without actions changes nothing.
 */
export function chooseCard(selection: Selection, card: CardId): Selection {
  if (selection.dropping !== null) return takeUp(selection, selection.dropping, card);
  if (selection.card === card) return cancelSelection(selection);
  if (!selection.cards.includes(card)) return selection;
  return derive(selection.context, [{ field: 'card', value: card }]);
}

function takeUp({ context, trail }: Selection, { open }: Dropping, card: CardId): Selection {
  if (!open.includes(card)) return derive(context, trail);
  const others = trail.filter((pick) => pick.field !== 'drop' || pick.value !== card);
  return derive(context, others.length < trail.length ? others : [...trail, { field: 'drop', value: card }]);
}

/** Lets the cards that were taken up go; changes nothing while there are too few. */
export function confirmDiscard(selection: Selection): Selection {
  const { context, trail, dropping } = selection;
  if (dropping === null || dropping.chosen.length < dropping.count) return selection;
  return derive(context, [...trail, { field: 'confirm', value: 'discard' }]);
}

/** Chooses what to do with the card; later choices are given up. A mode that is not offered changes nothing. */
export function chooseMode(selection: Selection, mode: ActionKind): Selection {
  if (!selection.modes.includes(mode)) return selection;
  const trail = selection.trail.filter((pick) => pick.field === 'card');
  return derive(selection.context, [...trail, { field: 'do', value: mode }]);
}

/** Takes one of the offered choices; anything else changes nothing. */
export function choose(selection: Selection, choice: Choice): Selection {
  const field = CHOICE_FIELDS.find((candidate) => STEP_OF[candidate] === selection.step);
  const offered = selection.choices.some(
    (offer) => offer.kind === choice.kind && offer.value === choice.value,
  );
  if (field === undefined || !offered) return selection;
  return derive(selection.context, [...selection.trail, { field, value: choice.value }]);
}

/** The actions that one of the offered choices leaves open: one where nothing else would be asked. */
export function leftBy(selection: Selection, choice: Choice): readonly Action[] {
  const { action, left } = choose(selection, choice);
  return action === null ? left : [action];
}

/** The choice that a click on a box stands for. */
export function choiceAt(selection: Selection, box: Box): Choice | undefined {
  return selection.choices.find((choice) => choice.box === box);
}

/** Takes back the latest choice of the player, together with the steps that followed by themselves. */
export function stepBack(selection: Selection): Selection {
  return derive(selection.context, selection.trail.slice(0, -1));
}

/** Puts everything back. */
export function cancelSelection(selection: Selection): Selection {
  return selection.trail.length === 0 ? selection : derive(selection.context, []);
}

function derive(context: SelectionContext, trail: readonly Pick[]): Selection {
  const chosen: Partial<Record<Pick['field'], string>> = {};
  for (const { field, value } of trail) chosen[field] = value;

  const cards = distinct(context.legal, 'card') as CardId[];
  const card = (chosen.card as CardId | undefined) ?? null;
  const ofCard = context.legal.filter((action) => fieldOf(action, 'card') === chosen.card);
  const modes = MODE_ORDER.filter((kind) => ofCard.some((action) => action.do === kind));
  const mode = (chosen.do as ActionKind | undefined) ?? defaultMode(modes, card === null && cards.length > 0);
  const shared = { context, trail, cards, card, modes, mode, dropping: null };

  if (mode === null) {
    return {
      ...shared,
      step: card === null && cards.length > 0 ? 'card' : 'mode',
      choices: [],
      left: card === null ? context.legal : ofCard,
      action: null,
    };
  }
  let left = ofCard.filter((action) => action.do === mode);
  if (mode === 'discard') {
    const picked = trail.filter(({ field }) => field === 'drop').map(({ value }) => value as CardId);
    const dropping = droppingOf(left, picked);
    if (chosen.confirm === undefined)
      return { ...shared, step: 'discard', cards: dropping.open, choices: [], dropping, left, action: null };
    return { ...shared, step: 'done', choices: [], left, action: discardOf(left, dropping.chosen) };
  }
  let picked: Picked = {};
  for (const field of CHOICE_FIELDS) {
    const values = field === 'suit' ? colours(context, left) : distinct(left, field);
    if (values.length === 0) continue;
    const value = chosen[field] ?? ownWay(field, values, left);
    if (value === undefined) {
      const choices = values.map((offer) => toChoice(context, field, offer, picked));
      return {
        ...shared,
        step: STEP_OF[field],
        choices: bestFirst(context, choices, left, field),
        left,
        action: null,
      };
    }
    picked = { ...picked, [field]: value };
    left = left.filter((action) => fieldOf(action, field) === value);
  }
  // What is left differs in a joker's suit at most, which then changes nothing.
  return { ...shared, step: 'done', choices: [], left, action: left[0] ?? null };
}

/** The mode that goes without saying: the only one, or the ordinary use of a card beside its powers. */
function defaultMode(modes: readonly ActionKind[], cardsWait: boolean): ActionKind | null {
  if (cardsWait || modes.some((mode) => MEGA.has(mode))) return null;
  const taking = modes.filter((mode) => !EXPLICIT.has(mode));
  const ordinary = taking.filter((mode) => ORDINARY.includes(mode));
  if (ordinary.length === 1) return ordinary[0]!;
  const only = taking.length === 1 && !modes.includes('ignore');
  return only ? taking[0]! : null;
}

/**
 * The value of a step that takes itself: there is one only, and a click is still to come. The box or target stays a
 * click when nothing else would be asked, so that no action happens without a last look at it.
 */
function ownWay(field: ChoiceField, values: readonly string[], left: readonly Action[]): string | undefined {
  if (values.length !== 1) return undefined;
  return field === 'aim' && !asksLater(left) ? undefined : values[0];
}

/** What may bring most comes first; what brings the same stays in its order. */
function bestFirst(
  { worth }: SelectionContext,
  choices: readonly Choice[],
  left: readonly Action[],
  field: ChoiceField,
): readonly Choice[] {
  if (worth === undefined) return choices;
  const best = new Map<string, number>();
  for (const action of left) {
    const value = fieldOf(action, field);
    if (value !== undefined) best.set(value, Math.max(best.get(value) ?? 0, worth(action)));
  }
  return choices.toSorted((a, b) => (best.get(b.value) ?? 0) - (best.get(a.value) ?? 0));
}

/** One suit of each colour that a wasted joker may count as, where the colour makes a difference. */
function colours({ inert = false }: SelectionContext, left: readonly Action[]): Suit[] {
  if (!inert || !left.every((action) => action.do === 'ignore')) return [];
  const suits = distinct(left, 'suit') as Suit[];
  const isBlack = (suit: Suit) => suit === 'S' || suit === 'C';
  return suits.filter(
    (suit, index) => suits.findIndex((other) => isBlack(other) === isBlack(suit)) === index,
  );
}

function asksLater(left: readonly Action[]): boolean {
  return distinct(left, 'dir').length > 1 || distinct(left, 'flee').length > 1;
}

function toChoice(context: SelectionContext, field: ChoiceField, value: string, picked: Picked): Choice {
  if (field === 'suit') return { kind: 'suit', value: value as Suit, box: null };
  if (field === 'unit') return { kind: 'unit', value, box: value };
  if (field === 'flee') return { kind: 'flee', value, box: value };
  if (field === 'dir') return toDirection(context, value as Direction, picked.aim as Seat | undefined);
  if (GRID.parse(value) !== undefined) return { kind: 'box', value, box: value };
  return { kind: 'monster', value: value as Seat, box: context.places[value as Seat] ?? null };
}

function toDirection(
  { places, player }: SelectionContext,
  value: Direction,
  target: Seat | undefined,
): Choice {
  const from = GRID.parse((target === undefined ? undefined : places[target]) ?? '');
  const behind = from === undefined ? -1 : GRID.step(from, DIRECTIONS.indexOf(value));
  const box = behind < 0 ? null : GRID.name(behind);
  return { kind: 'direction', value, box, exchange: box !== null && box === places[player] };
}

function distinct(actions: readonly Action[], field: Field): string[] {
  const values = new Set<string>();
  for (const action of actions) {
    const value = fieldOf(action, field);
    if (value !== undefined) values.add(value);
  }
  return [...values];
}

function fieldOf(action: Action, field: Field): string | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...action };
  const value = field === 'aim' ? (fields.to ?? fields.target) : fields[field];
  return typeof value === 'string' ? value : undefined;
}

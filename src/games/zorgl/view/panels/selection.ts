import type { CardId, Suit } from '#core';
import { ACTION_KINDS, type Action, type ActionKind, type Box } from '#zorgl/rules';
import {
  CHOICE_FIELDS,
  type Choice,
  type ChoiceField,
  choiceId,
  distinct,
  type Field,
  fieldOf,
  type Standpoint,
  toChoice,
} from './choice';
import { type Dropping, discardOf, droppingOf } from './dropping';

/**
 * How a player arrives at one legal action by clicks: card, mode, unit, target or box, direction, flight; or first the
 * target or box, and then a card; or the cards of a hand that go. It knows nothing of the rules but the list of legal actions; every offer is a value that
 * some of them still has.
 */

/** What the selection is made from; the list may be that of any decision, with cards or without. */
export interface SelectionContext extends Standpoint {
  readonly legal: readonly Action[];
  /** The next black card has no effect, whatever it is meant for (Z11.5). */
  readonly inert?: boolean;
  /** Spades count as clubs (Z11.14). */
  readonly stiff?: boolean;
  /** Units take part, so that cards can be given to them (Z1.4). */
  readonly army?: boolean;
  /** How much an action brings its player; where given, the choices that may bring most come first. */
  readonly worth?: (action: Action) => number;
}

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
  /** What was clicked on the board before a card was chosen for it; null for nothing. */
  readonly aim: Choice | null;
  /** What may be clicked now; empty in the steps `card`, `discard` and `done`. In the step `mode` it is the ordinary uses. */
  readonly choices: readonly Choice[];
  /** Choices that say more than what is asked, on the board: whom to throw and where, and a unit that takes the card. */
  readonly shortcuts: readonly Choice[];
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
  const before = selection.aim === null ? [] : selection.trail;
  return derive(selection.context, [...before, { field: 'card', value: card }]);
}

/**
 * Chooses a box or the monster in it before a card: the cards are then those that an ordinary use brings there. The
 * chosen one is given up again, and one to which no card leads as well.
 */
export function chooseAim(selection: Selection, box: Box): Selection {
  const { context, step, aim } = selection;
  if (step !== 'card') return selection;
  const [seat] = Object.entries(context.places).find(([, at]) => at === box) ?? [];
  const value = seat ?? box;
  const leads = context.legal.some((action) => isUsual(action) && fieldOf(action, 'aim') === value);
  if (leads && aim?.value !== value) return derive(context, [{ field: 'aim', value }]);
  return aim === null ? selection : derive(context, []);
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

/** Takes one of the offered choices, or of the shortcuts; anything else changes nothing. */
export function choose(selection: Selection, choice: Choice): Selection {
  const { context, trail, shortcuts } = selection;
  const short = shortcuts.find((offer) => choiceId(offer) === choiceId(choice));
  if (short?.kind === 'direction' && short.target !== null) {
    const target = { field: 'aim', value: short.target } as const;
    return derive(context, [...trail, target, { field: 'dir', value: short.value }]);
  }
  if (short?.kind === 'unit') {
    const ofUnit = context.legal.find(
      (action) => fieldOf(action, 'card') === selection.card && fieldOf(action, 'unit') === short.value,
    );
    if (ofUnit === undefined) return selection;
    const use = { field: 'do', value: ofUnit.do } as const;
    return derive(context, [...trail, use, { field: 'unit', value: short.value }]);
  }
  const asked = selection.step === 'mode' ? 'aim' : selection.step;
  const field = CHOICE_FIELDS.find((candidate) => STEP_OF[candidate] === asked);
  const offered = selection.choices.some((offer) => choiceId(offer) === choiceId(choice));
  if (field === undefined || !offered) return selection;
  return derive(context, [...trail, { field, value: choice.value }]);
}

/** The actions that one of the offered choices leaves open: one where nothing else would be asked. */
export function leftBy(selection: Selection, choice: Choice): readonly Action[] {
  const { action, left } = choose(selection, choice);
  return action === null ? left : [action];
}

/** The choice that a click on a box stands for; without one, the unit there that can take the card. */
export function choiceAt({ choices, shortcuts }: Selection, box: Box): Choice | undefined {
  return [...choices, ...shortcuts.filter(({ kind }) => kind === 'unit')].find(
    (choice) => choice.box === box,
  );
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
  const waits = card === null && cards.length > 0;
  const aimed = (action: Action) => isUsual(action) && fieldOf(action, 'aim') === chosen.aim;
  const mode =
    (chosen.do as ActionKind | undefined) ??
    (waits ? undefined : ofCard.find(aimed)?.do) ??
    defaultMode(modes, waits);
  const shared = { context, trail, cards, card, modes, mode, dropping: null, aim: null, shortcuts: [] };

  if (mode === null) {
    const step = waits ? 'card' : 'mode';
    if (!waits || chosen.aim === undefined) {
      const choices = card === null ? [] : usualChoices(context, ofCard);
      const shortcuts = card === null ? [] : unitsOf(context, ofCard);
      return { ...shared, step, choices, shortcuts, left: waits ? context.legal : ofCard, action: null };
    }
    const left = context.legal.filter(aimed);
    const aim = toChoice(context, 'aim', chosen.aim);
    return {
      ...shared,
      step,
      cards: distinct(left, 'card') as CardId[],
      aim,
      choices: [],
      left,
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
  // Nothing but the card is chosen, and the monster's own use of it is asked about.
  const untouched = ORDINARY.includes(mode) && trail.every(({ field }) => field === 'card');
  let target: string | undefined;
  for (const field of CHOICE_FIELDS) {
    const values = field === 'suit' ? colours(context, left) : distinct(left, field);
    if (values.length === 0) continue;
    const value = chosen[field] ?? ownWay(field, values, left, chosen.unit !== undefined);
    if (value === undefined) {
      const choices = values.map((offer) => toChoice(context, field, offer, target));
      return {
        ...shared,
        step: STEP_OF[field],
        choices: bestFirst(context, choices, left, field),
        shortcuts: untouched ? unitsOf(context, ofCard) : field === 'aim' ? throwsOf(context, left) : [],
        left,
        action: null,
      };
    }
    if (field === 'aim') target = value;
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
 * The value of a step that takes itself: there is one only, and something on the board was clicked or is still to be.
 * The only box or target stays a click where it would be the only one, so that no action happens without a last look.
 */
function ownWay(
  field: ChoiceField,
  values: readonly string[],
  left: readonly Action[],
  clicked: boolean,
): string | undefined {
  if (values.length !== 1) return undefined;
  return field === 'aim' && !clicked && !asksLater(left) ? undefined : values[0];
}

const isUsual = (action: Action): boolean => ORDINARY.includes(action.do);

/** All the ways in which all that can be thrown may fly. */
function throwsOf(context: SelectionContext, left: readonly Action[]): readonly Choice[] {
  return distinct(left, 'aim').flatMap((target) => {
    const thrown = left.filter((action) => fieldOf(action, 'aim') === target);
    return distinct(thrown, 'dir').map((value) => toChoice(context, 'dir', value, target));
  });
}

/** The units that can take a card in one way only, and into whose boxes no monster would go with it. */
function unitsOf(context: SelectionContext, ofCard: readonly Action[]): readonly Choice[] {
  const trodden = distinct(ofCard.filter(isUsual), 'aim');
  return distinct(ofCard, 'unit')
    .filter((unit) => {
      const uses = new Set(
        ofCard.filter((action) => fieldOf(action, 'unit') === unit).map((each) => each.do),
      );
      return uses.size === 1 && !trodden.includes(unit);
    })
    .map((unit) => toChoice(context, 'unit', unit));
}

/** Where the ordinary uses of a card lead, whichever that is: monsters first, then boxes, each with the best first. */
function usualChoices(context: SelectionContext, ofCard: readonly Action[]): readonly Choice[] {
  const usual = ofCard.filter(isUsual);
  const choices = distinct(usual, 'aim').map((value) => toChoice(context, 'aim', value));
  const best = bestFirst(context, choices, usual, 'aim');
  return best.toSorted((a, b) => Number(b.kind === 'monster') - Number(a.kind === 'monster'));
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

import { ACTION_KINDS, type Action, type ActionKind, type Box, type CardId, type Suit } from '#zorgl/rules';
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
 * How clicks lead to one legal action: card, mode, unit, target or box, direction, flight; or the target or
 * box first, then a card; or cards to discard. It only knows the list of legal actions: every choice is a
 * value that at least one of them still has.
 */

/** Input of a selection. The legal actions may be those of any decision, with or without cards. */
export interface SelectionContext extends Standpoint {
  readonly legal: readonly Action[];
  /** The next black card has no effect, however it is used (Z11.5). */
  readonly inert?: boolean;
  /** Spades count as clubs (Z11.14). */
  readonly stiff?: boolean;
  /** The army option is on, so units can take cards (Z1.4). */
  readonly army?: boolean;
  /** Value of an action for its player. If given, the most valuable choices come first. */
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
  /** `drop` selects a card to discard, `confirm` discards the selected ones. */
  readonly field: Field | 'drop' | 'confirm';
  readonly value: string;
}

export interface Selection {
  readonly context: SelectionContext;
  /** The player's own choices, without the automatic steps. */
  readonly trail: readonly Pick[];
  readonly step: SelectionStep;
  /** The cards that some action uses; in the step `discard`, those that can be selected or deselected. */
  readonly cards: readonly CardId[];
  readonly card: CardId | null;
  /** The uses of the selected card; without one, the actions that need no card. */
  readonly modes: readonly ActionKind[];
  readonly mode: ActionKind | null;
  /** Clicked on the board before a card was selected; null for nothing. */
  readonly aim: Choice | null;
  /**
   * What can be clicked now; empty in the steps `card`, `discard` and `done`. In the step `mode`, the targets
   * of the ordinary uses.
   */
  readonly choices: readonly Choice[];
  /**
   * Clicks on the board that answer several questions at once: whom to throw and where, or a unit that takes
   * the card.
   */
  readonly shortcuts: readonly Choice[];
  /** The cards to discard; null except in the step `discard`. */
  readonly dropping: Dropping | null;
  /** The actions that still match the selection; all of them if nothing is selected. */
  readonly left: readonly Action[];
  /** The selected action, once only one is left. */
  readonly action: Action | null;
}

/** Never preselected: each has a button of its own. */
const EXPLICIT: ReadonlySet<ActionKind> = new Set(['hover', 'ink', 'tail', 'ignore', 'stop', 'end']);
/** With these on offer nothing is preselected: they are too important to overlook. */
const MEGA: ReadonlySet<ActionKind> = new Set(['missile', 'sweep', 'hover', 'ink']);
const MODE_ORDER: readonly ActionKind[] = [
  ...ACTION_KINDS.filter((kind) => !EXPLICIT.has(kind)),
  ...ACTION_KINDS.filter((kind) => EXPLICIT.has(kind)),
];
const ORDINARY: readonly ActionKind[] = ['move', 'attack'];
const STEP_OF = { unit: 'unit', aim: 'aim', dir: 'direction', flee: 'flee', suit: 'suit' } as const;

/** An empty selection. */
export function startSelection(context: SelectionContext): Selection {
  return derive(context, []);
}

/**
 * Selects a card, replacing any other; selecting it again deselects it. In the step `discard`, toggles one of
 * several. A card without actions changes nothing.
 */
export function chooseCard(selection: Selection, card: CardId): Selection {
  if (selection.dropping !== null) return takeUp(selection, selection.dropping, card);
  if (selection.card === card) return cancelSelection(selection);
  if (!selection.cards.includes(card)) return selection;
  const before = selection.aim === null ? [] : selection.trail;
  return derive(selection.context, [...before, { field: 'card', value: card }]);
}

/**
 * Selects a target box or monster before a card, which leaves the cards with an ordinary use there. Selecting
 * it again, or one without such a card, deselects it.
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

/** Discards the selected cards; does nothing while there are too few. */
export function confirmDiscard(selection: Selection): Selection {
  const { context, trail, dropping } = selection;
  if (dropping === null || dropping.chosen.length < dropping.count) return selection;
  return derive(context, [...trail, { field: 'confirm', value: 'discard' }]);
}

/** Selects a use of the card and drops later choices. A mode that is not offered changes nothing. */
export function chooseMode(selection: Selection, mode: ActionKind): Selection {
  if (!selection.modes.includes(mode)) return selection;
  const trail = selection.trail.filter((pick) => pick.field === 'card');
  return derive(selection.context, [...trail, { field: 'do', value: mode }]);
}

/** Takes one of the choices or shortcuts; anything else changes nothing. */
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

/** The actions that remain after a choice; just one if it completes the selection. */
export function leftBy(selection: Selection, choice: Choice): readonly Action[] {
  const { action, left } = choose(selection, choice);
  return action === null ? left : [action];
}

/** The choice for a click on a box: one of the choices, or else the unit there that can take the card. */
export function choiceAt({ choices, shortcuts }: Selection, box: Box): Choice | undefined {
  return [...choices, ...shortcuts.filter(({ kind }) => kind === 'unit')].find(
    (choice) => choice.box === box,
  );
}

/** Undoes the player's last choice with the automatic steps after it. */
export function stepBack(selection: Selection): Selection {
  return derive(selection.context, selection.trail.slice(0, -1));
}

/** Clears the selection. */
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
  // Only the card is selected, and its ordinary use is being asked about.
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
  // At most the suit of a joker is still open, and here it makes no difference.
  return { ...shared, step: 'done', choices: [], left, action: left[0] ?? null };
}

/** The mode to preselect: the only one, or the ordinary use of a card that also has powers. */
function defaultMode(modes: readonly ActionKind[], cardsWait: boolean): ActionKind | null {
  if (cardsWait || modes.some((mode) => MEGA.has(mode))) return null;
  const taking = modes.filter((mode) => !EXPLICIT.has(mode));
  const ordinary = taking.filter((mode) => ORDINARY.includes(mode));
  if (ordinary.length === 1) return ordinary[0]!;
  const only = taking.length === 1 && !modes.includes('ignore');
  return only ? taking[0]! : null;
}

/**
 * The automatic value of a step with a single option. A lone target is only preselected if a click came
 * before or is still to come, so that no action happens without one.
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

/** All flights of everything that can be thrown. */
function throwsOf(context: SelectionContext, left: readonly Action[]): readonly Choice[] {
  return distinct(left, 'aim').flatMap((target) => {
    const thrown = left.filter((action) => fieldOf(action, 'aim') === target);
    return distinct(thrown, 'dir').map((value) => toChoice(context, 'dir', value, target));
  });
}

/**
 * The units with exactly one use for the card, except where an ordinary use would move a monster into their
 * box.
 */
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

/** Targets of the ordinary uses of a card: monsters first, then boxes, the most valuable first. */
function usualChoices(context: SelectionContext, ofCard: readonly Action[]): readonly Choice[] {
  const usual = ofCard.filter(isUsual);
  const choices = distinct(usual, 'aim').map((value) => toChoice(context, 'aim', value));
  const best = bestFirst(context, choices, usual, 'aim');
  return best.toSorted((a, b) => Number(b.kind === 'monster') - Number(a.kind === 'monster'));
}

/** Sorts by value, descending; stable. */
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

/** One suit of each colour for a wasted joker, if the colour makes a difference. */
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

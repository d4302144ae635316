import { describeProblem, unwrap } from '#core';
import { positionFromSketch, type Sketch } from '#king-of-monsters/lessons';
import {
  type Action,
  type Card,
  type Colour,
  type Event,
  type Hero,
  type HeroFrame,
  king,
  type Position,
  type Zone,
} from '#king-of-monsters/rules';
import { plateText } from '../../../src/games/king-of-monsters/lessons/sketch';
import { problemWordsIn } from '../problems';

export { positionFromSketch, type Sketch };

/** A hero takes his turn; he stands in the Move step unless it is said otherwise. */
export const heroFrame = (seat: Hero, more: Partial<HeroFrame> = {}): HeroFrame => ({
  kind: 'hero',
  seat,
  step: 'move',
  row: null,
  free: seat === 'bamf',
  jumps: 0,
  used: [],
  laid: [],
  struck: [],
  ...more,
});

/** The position of a sketch. Throws when it is not valid. */
export const sketched = (sketch: Sketch): Position => unwrap(king.parse(positionFromSketch(sketch)));

/** Facts that only those need who follow a game by its facts; the rules say nothing of them. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['waiting', 'used', 'cleared', 'left-over', 'taken-up']);

/** Whether the law tells of a fact. */
export const isOfTheLaw = ({ type }: Event): boolean => !BOOKKEEPING.has(type);

/** Plays actions and gathers their facts, the bookkeeping apart. Throws when one is not legal. */
export function played(
  position: Position,
  ...actions: readonly Action[]
): { readonly position: Position; readonly events: readonly Event[] } {
  let now = position;
  const events: Event[] = [];
  for (const action of actions) {
    const next = unwrap(king.apply(now, action));
    now = next.position;
    events.push(...next.events.filter(isOfTheLaw));
  }
  return { position: now, events };
}

/** The opening of options. Throws when they are not valid. */
export const opened = (values: Readonly<Record<string, unknown>> = {}, seed = 1): Position =>
  unwrap(king.setup(unwrap(king.options.parse(values)), seed));

const WORDS = problemWordsIn('en');

/** Why an action is refused, in English; `legal` if it is not. */
export function refusal(position: Position, action: Action): string {
  const next = king.apply(position, action);
  return next.ok ? 'legal' : describeProblem(next.error, WORDS);
}

/** Why a value is no position, in English; `valid` if it is one. */
export function fault(input: unknown): string {
  const parsed = king.parse(input);
  return parsed.ok ? 'valid' : describeProblem(parsed.error, WORDS);
}

/** The legal actions as words: `smash R7`, `attack grey G3`, `end`. */
export const choices = (position: Position): readonly string[] =>
  king.legal(position).map((action) => Object.values(action).join(' '));

/** A row as the sketch writes it. */
export function rowText({ chart }: Position, row: Colour): string {
  const { disabled, plates } = chart[row];
  if (disabled) return 'x';
  return plates.map(plateText).join(' ');
}

/** Where everybody is: a zone for a hero or the King. */
export const at = (zone: Zone, hand: readonly Card[] = []): NonNullable<Sketch['heroes'][Hero]> => ({
  zone,
  hand: [...hand],
});

/** The kinds of the open decisions, with who takes them. */
export const open = ({ stack }: Position): readonly string[] =>
  stack.map(({ kind, seat }) => `${kind} ${seat}`);

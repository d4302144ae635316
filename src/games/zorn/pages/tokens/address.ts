import { DIE_LOOKS, type DieLook } from '#kaiju';
import { DIE_KINDS, type DieKind, dieShape } from '#kaiju/show';
import { DAY_TIMES, type DayTime } from '#zorn/view';

/** Exhibitions of the page. */
export const SHOWS = ['dice', 'markers', 'treasure', 'course', 'cards'] as const;
type Show = (typeof SHOWS)[number];

/** A die and the number it must roll. */
interface AskedDie {
  readonly kind: DieKind;
  readonly value: number;
}

/** Parameters of the page. */
export interface TokensAddress {
  readonly show: Show;
  readonly light: DayTime;
  /** The dice to roll, and their look. */
  readonly dice: readonly AskedDie[];
  readonly look: DieLook;
  /** Seed of the roll. */
  readonly roll: number;
  /** Terror, and its limit. */
  readonly terror: number;
  readonly limit: number;
  /** Whether two-sided tokens show their backs. */
  readonly backs: boolean;
  /** Whether the controls are shown. */
  readonly desk: boolean;
}

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null, usual: Value): Value =>
  values.find((value) => value === asked) ?? usual;

/** Parses an integer and clamps it. */
function wholeOf(asked: string | null, usual: number, least: number, most: number): number {
  const number = Number(asked ?? usual);
  return Number.isInteger(number) && number >= least && number <= most ? number : usual;
}

const MAX_DICE = 8;

/** Parses dice such as `d12:7,d6:3`; unknown dice and impossible numbers are skipped. */
function diceOf(asked: string): readonly AskedDie[] {
  const dice = asked.split(',').flatMap((word): readonly AskedDie[] => {
    const [name, number] = word.split(':');
    const kind = DIE_KINDS.find((each) => each === name);
    const value = Number(number);
    if (kind === undefined || !dieShape(kind).faces.some((face) => face.value === value)) return [];
    return [{ kind, value }];
  });
  return dice.slice(0, MAX_DICE);
}

/** Parses the query string. Missing or invalid parameters get their defaults. */
export function tokensAddress(search: string): TokensAddress {
  const query = new URLSearchParams(search);

  return {
    show: oneOf(SHOWS, query.get('show'), 'dice'),
    light: oneOf(DAY_TIMES, query.get('light'), 'noon'),
    dice: diceOf(query.get('dice') ?? 'd12:7,d6:3'),
    look: oneOf(DIE_LOOKS, query.get('look'), 'bone'),
    roll: wholeOf(query.get('roll'), 1, 0, 1e6),
    terror: wholeOf(query.get('terror'), 8, 0, 40),
    limit: wholeOf(query.get('limit'), 21, 10, 40),
    backs: query.get('backs') === 'on',
    desk: query.get('desk') !== 'off',
  };
}

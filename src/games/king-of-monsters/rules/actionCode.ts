import { type Action, ActionShape } from './action';
import { ACTION_CARDS, COLOURS, COMBAT_CARDS } from './cards';
import { HEROES, ZONES } from './island';
import { SIDES } from './position';

/** All values of `do`. */
const WORDS = ActionShape.options.map(({ entries }) => entries.do.literal);

/**
 * A field of an action: its possible values, and the bits of its index; index 0 means the field is missing.
 */
interface Field {
  readonly name: string;
  readonly values: ReadonlyMap<unknown, number>;
  readonly list: readonly unknown[];
  readonly shift: number;
  readonly mask: number;
}

const CARDS = [...COMBAT_CARDS, ...ACTION_CARDS];
const PARTS: readonly (readonly [name: string, list: readonly unknown[], bits: number])[] = [
  ['do', WORDS, 6],
  ['hero', HEROES, 4],
  ['row', COLOURS, 3],
  ['col', [1, 2, 3, 4, 5], 3],
  ['to', [...ZONES, ...COLOURS], 4],
  ['card', CARDS, 6],
  ['colour', COLOURS, 3],
  ['deck', SIDES, 2],
];

function fieldsOf(): readonly Field[] {
  let shift = 0;
  return PARTS.map(([name, list, bits]) => {
    const field: Field = {
      name,
      list,
      values: new Map(list.map((value, index) => [value, index + 1])),
      shift,
      mask: (1 << bits) - 1,
    };
    shift += bits;
    return field;
  });
}

const FIELDS = fieldsOf();
const BY_NAME: Readonly<Record<string, Field>> = {
  ...Object.fromEntries(FIELDS.map((field) => [field.name, field])),
  // A stored card (K13.5) shares the bits of `card`.
  store: FIELDS.find(({ name }) => name === 'card')!,
};
const END = WORDS.indexOf('end') + 1;

/**
 * Packs an action into a number that is independent of the position, so that a plan from one determinization
 * works in another.
 */
export function encodeAction(action: Action): number {
  let code = 0;
  for (const name in action) {
    const field = BY_NAME[name]!;
    code |= field.values.get(action[name as keyof Action])! << field.shift;
  }
  return code;
}

/** Unpacks an action. */
export function decodeAction(code: number): Action {
  const action: Record<string, unknown> = {};
  const ends = (code & FIELDS[0]!.mask) === END;
  for (const { name, list, shift, mask } of FIELDS) {
    const number = (code >> shift) & mask;
    if (number !== 0) action[ends && name === 'card' ? 'store' : name] = list[number - 1];
  }
  return action as Action;
}

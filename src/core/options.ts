import { formatValue } from './parseShape';
import type { Problem } from './problem';
import { fail, makeProblem } from './problems';
import { err, ok, type Result } from './result';

/** What all options have. Their names, of small letters and hyphens, are those of the command line. */
interface Described {
  /** The rule that the option serves, e.g. `Z1.4`. */
  readonly clause?: string;
}

/** True or false. */
export interface FlagSpec extends Described {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** One of some words. */
export interface ChoiceSpec extends Described {
  readonly kind: 'choice';
  readonly values: readonly string[];
  readonly default: string;
}

/** A whole number. */
export interface IntegerSpec extends Described {
  readonly kind: 'integer';
  readonly least: number;
  readonly most: number;
  readonly default: number;
  /** What forms offer of a wide range; others can be given on the command line. */
  readonly offered?: readonly number[];
}

/** Words in an order, e.g. who plays what. Where left out, it is null and the game chooses. */
export interface ListSpec extends Described {
  readonly kind: 'list';
  readonly values: readonly string[];
  /** Other words are for the game to judge, e.g. what a file brings along. */
  readonly open?: true;
  /** How many words: one for each player, or any number within limits. */
  readonly length: 'players' | { readonly least: number; readonly most: number };
  /** A word may be there more than once. */
  readonly repeats?: true;
}

/** What a file holds, as the JSON value that was read from it, or the name of one that comes with the game. */
export interface FileSpec extends Described {
  readonly kind: 'file';
  readonly values: readonly string[];
  /** What the game takes where it is left out: one of the values, or null for none. */
  readonly default: string | null;
}

/** Any number of files, as a list of the JSON values that were read from them; empty if left out. */
export interface FilesSpec extends Described {
  readonly kind: 'files';
}

/** An option of a game. Lobby, command line and rooms are built from these. */
export type OptionSpec = FlagSpec | ChoiceSpec | IntegerSpec | ListSpec | FileSpec | FilesSpec;

/** Options by name, in the order in which people are asked. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** Values of options by name, as plain JSON; what is left out has its default. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** A named set of option values. */
export interface Preset {
  readonly id: string;
  readonly values: OptionValues;
  /** Number of players that it is for; any if left out. */
  readonly players?: number;
}

/** What can be chosen before a game, and what a game makes of it. */
export interface GameOptions<Options> {
  readonly specs: OptionSpecs;
  /** The first is proposed. */
  readonly presets: readonly Preset[];
  /** Values for a short but complete game, applied over the chosen ones; left out if there is no short form. */
  readonly short?: OptionValues;
  /**
   * The options of values that came from outside. Fails with the name of the option at fault, or `players`, and what
   * is wrong with it; whether the options fit together may be left to the set-up.
   * @param players how many play; the other options tell where it is left out, or else it is a mistake
   */
  parse(values: OptionValues, players?: number): Result<Options>;
  /** The values that {@link parse} makes these options of, with as many players. */
  values(options: Options): OptionValues;
}

type ValueOf<Spec> = Spec extends { kind: 'flag' }
  ? boolean
  : Spec extends { kind: 'integer' }
    ? number
    : Spec extends { kind: 'choice'; values: readonly (infer Word)[] }
      ? Word
      : Spec extends { kind: 'list'; open: true }
        ? readonly string[] | null
        : Spec extends { kind: 'list'; values: readonly (infer Word)[] }
          ? readonly Word[] | null
          : Spec extends { kind: 'files' }
            ? readonly unknown[]
            : unknown;

/** Checked values, each of the type that its option has. */
export type CheckedOptions<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: ValueOf<Specs[Name]>;
};

/**
 * Checks values against the options of a game and fills in what is left out. Fails with the name of the option at
 * fault and what is wrong with it.
 * @param players how many play, for lists that have a word for each; undefined leaves their length unchecked
 */
export function checkOptions<Specs extends OptionSpecs>(
  specs: Specs,
  values: OptionValues,
  players?: number,
): Result<CheckedOptions<Specs>> {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    return fail('', 'type.object');
  }
  const names = Object.keys(specs);
  for (const name of Object.keys(values)) {
    if (!names.includes(name)) return fail(name, 'option.unknown', { known: names });
  }
  const checked: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = values[name];
    const fault = value === undefined ? undefined : faultOf(name, spec, value, players);
    if (fault !== undefined)
      return err(spec.clause === undefined ? fault : { ...fault, clause: spec.clause });
    checked[name] = value ?? defaultOf(spec);
  }
  return ok(checked as CheckedOptions<Specs>);
}

/** The value of an option that is left out. */
export function defaultOf(spec: OptionSpec): unknown {
  if (spec.kind === 'list') return null;
  return spec.kind === 'files' ? [] : spec.default;
}

/** What is wrong with a value; undefined if nothing is. */
function faultOf(
  name: string,
  spec: OptionSpec,
  value: unknown,
  players: number | undefined,
): Problem | undefined {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : makeProblem(name, 'type.flag');
    case 'choice':
      return strangerFault(name, [value], spec.values);
    case 'integer': {
      const { least, most } = spec;
      const fits = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
      return fits ? undefined : makeProblem(name, 'number.range', { value: formatValue(value), least, most });
    }
    case 'list':
      return Array.isArray(value) ? listFault(name, spec, value, players) : makeProblem(name, 'type.list');
    case 'file':
      return typeof value === 'string' ? strangerFault(name, [value], spec.values) : undefined;
    case 'files':
      return Array.isArray(value) ? undefined : makeProblem(name, 'type.list');
  }
}

function strangerFault(
  name: string,
  words: readonly unknown[],
  known: readonly string[],
): Problem | undefined {
  const right: readonly unknown[] = known;
  const stranger = words.findIndex((word) => !right.includes(word));
  return stranger < 0
    ? undefined
    : makeProblem(name, 'value.unknown', { value: formatValue(words[stranger]), known });
}

function listFault(
  name: string,
  spec: ListSpec,
  words: readonly unknown[],
  players: number | undefined,
): Problem | undefined {
  const { length, values, open, repeats } = spec;
  const strange = open === true ? words.filter((word) => typeof word !== 'string') : words;
  const stranger = strangerFault(name, strange, values);
  if (stranger !== undefined) return stranger;
  const again = repeats === true ? -1 : words.findIndex((word, index) => words.indexOf(word) !== index);
  if (again >= 0) return makeProblem(name, 'list.twice', { word: formatValue(words[again]) });
  if (length !== 'players') {
    const { least, most } = length;
    const fits = words.length >= least && words.length <= most;
    return fits ? undefined : makeProblem(name, 'list.count', { count: words.length, least, most });
  }
  if (players === undefined || words.length === players) return undefined;
  return makeProblem(name, 'list.players', { count: words.length, players });
}

/** Options that are checked by their specs alone. @param make the options of checked values @param values of such options */
export function optionsOf<Specs extends OptionSpecs, Options>(
  specs: Specs,
  make: (values: CheckedOptions<Specs>, players: number | undefined) => Options,
  values: (options: Options) => OptionValues,
): GameOptions<Options> {
  return {
    specs,
    presets: [],
    values,
    parse(values, players) {
      const checked = checkOptions(specs, values, players);
      return checked.ok ? ok(make(checked.value, players)) : checked;
    },
  };
}

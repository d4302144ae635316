import { formatValue } from './parseShape';
import type { Problem } from './problem';
import { fail, makeProblem } from './problems';
import { err, ok, type Result } from './result';

/** Fields of every option. Option names use lower-case letters and hyphens, as on the command line. */
interface Described {
  /** The rule behind the option, e.g. `Z1.4`. */
  readonly clause?: string;
}

/** A boolean option. */
export interface FlagSpec extends Described {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** One word from a list. */
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
  /** Values that forms offer from a wide range; the command line accepts any in range. */
  readonly offered?: readonly number[];
}

/** An ordered list of words, e.g. who plays what. If omitted it is null and the game chooses. */
export interface ListSpec extends Described {
  readonly kind: 'list';
  readonly values: readonly string[];
  /** Other words are allowed too, and the game validates them, e.g. names defined in a file. */
  readonly open?: true;
  /** Number of words: one per player, or any number within limits. */
  readonly length: 'players' | { readonly least: number; readonly most: number };
  /** Words may repeat. */
  readonly repeats?: true;
}

/** The parsed JSON of a file, or the name of a built-in one. */
export interface FileSpec extends Described {
  readonly kind: 'file';
  readonly values: readonly string[];
  /** The default: one of the values, or null for none. */
  readonly default: string | null;
}

/** Any number of files, as a list of their parsed JSON. Default: empty. */
export interface FilesSpec extends Described {
  readonly kind: 'files';
}

/** An option of a game. The lobby, the command line and the rooms are built from these. */
export type OptionSpec = FlagSpec | ChoiceSpec | IntegerSpec | ListSpec | FileSpec | FilesSpec;

/** Options by name, in the order in which forms ask for them. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** Option values by name, as plain JSON; omitted options take their defaults. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** A named set of option values. */
export interface Preset {
  readonly id: string;
  readonly values: OptionValues;
  /** Number of players it is meant for. Default: any. */
  readonly players?: number;
}

/** The options players can choose before a game, and how they become the game's own. */
export interface GameOptions<Options> {
  readonly specs: OptionSpecs;
  /** Forms preselect the first. */
  readonly presets: readonly Preset[];
  /** Values for a short but complete game, applied over the chosen ones. Omitted if there is no short form. */
  readonly short?: OptionValues;
  /**
   * Parses untrusted option values. Fails with the name of the invalid option, or `players`, and the reason; setup may
   * check whether the options fit together.
   * @param players number of players; if omitted, derived from the other options, or an error if they do not say
   */
  parse(values: OptionValues, players?: number): Result<Options>;
  /** The inverse of {@link parse}, given the same number of players. */
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

/** Validated values, typed by their options. */
export type CheckedOptions<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: ValueOf<Specs[Name]>;
};

/**
 * Validates values against the options of a game and fills in the defaults. Fails with the name of the invalid option and
 * the reason.
 * @param players number of players, for lists with one word per player; undefined skips the length check
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

/** The default of an option. */
export function defaultOf(spec: OptionSpec): unknown {
  if (spec.kind === 'list') return null;
  return spec.kind === 'files' ? [] : spec.default;
}

/** What is wrong with a value; undefined if it is valid. */
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

/**
 * Options validated by their specs alone.
 * @param make turns validated values into options
 * @param values the inverse of `make`
 */
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

import {
  err,
  type FileSpec,
  type FilesSpec,
  inFile,
  type OptionSpec,
  type OptionSpecs,
  ok,
  type Problem,
  quoted,
  type Result,
  type Seed,
} from '#core';
import type { CliGame } from './games';
import { readJson } from './input';
import { fail } from './problems';
import { type CommandOptions, type Flags, numberWord } from './words';

/** Name of an option on the command line; an option that is on by default becomes a flag to turn it off. */
const flagName = (name: string, spec: OptionSpec): string =>
  spec.kind === 'flag' && spec.default ? `no-${name}` : name;

function valueHint(spec: OptionSpec): string | undefined {
  switch (spec.kind) {
    case 'flag':
      return undefined;
    case 'choice':
      return spec.values.join('|');
    case 'integer':
      return `${spec.least}..${spec.most}`;
    case 'list':
      return 'WORD,WORD,…';
    case 'file':
      return spec.values.length > 0 ? 'NAME|FILE' : 'FILE';
    case 'files':
      return 'FILE,FILE,…';
  }
}

function helpOf(spec: OptionSpec): string {
  const parts: string[] = [];
  if (spec.kind === 'list' || spec.kind === 'file') parts.push(spec.values.join(', '));
  if (spec.kind === 'list' && spec.length === 'players') parts.push('one per player');
  if (spec.kind === 'file' || spec.kind === 'files') parts.push('.json files');
  if (spec.kind === 'choice' || spec.kind === 'integer') parts.push(`default ${spec.default}`);
  if (spec.clause !== undefined) parts.push(`rule ${spec.clause}`);
  return parts.join('; ');
}

/** Command line options of a game's set-up, including `--players`. */
export function setupFlags({ rules }: CliGame): Flags {
  const { min, max } = rules.players;
  const own = Object.entries(rules.options.specs).map(([name, spec]) => {
    const value = valueHint(spec);
    return [flagName(name, spec), { ...(value === undefined ? {} : { value }), help: helpOf(spec) }];
  });
  return { players: { value: `${min}..${max}`, help: 'number of players' }, ...Object.fromEntries(own) };
}

function fileValue(spec: FileSpec | FilesSpec, word: string): Result<unknown> {
  if (spec.kind === 'file') {
    if (spec.values.includes(word)) return ok(word);
    if (spec.values.length > 0 && !word.endsWith('.json')) {
      return fail('', 'file.name', { word: quoted(word), known: spec.values });
    }
    return readJson(word);
  }
  const values: unknown[] = [];
  for (const file of word.split(',')) {
    const value = readJson(file);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

function readValue(spec: OptionSpec, word: string): Result<unknown> {
  switch (spec.kind) {
    case 'flag':
      return ok(!spec.default);
    case 'choice':
      return ok(word);
    case 'integer':
      return ok(/^-?\d+$/.test(word) ? Number(word) : word);
    case 'list':
      return ok(word.split(','));
    case 'file':
    case 'files':
      return fileValue(spec, word);
  }
}

/** Translates a set-up problem to terms of the command line. */
function inWords(found: Problem, specs: OptionSpecs, words: CommandOptions): Problem {
  const [, name = '', index, rest = ''] = /^([\w-]+)(?:\[(\d+)\])?\.?(.*)$/.exec(found.field) ?? [];
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (spec === undefined) return name === 'players' ? { ...found, field: '--players' } : found;
  const option = flagName(name, spec);
  if (spec.kind !== 'file' && spec.kind !== 'files') return { ...found, field: `--${option}` };
  const file = (words.get(option) ?? '').split(',')[Number(index ?? 0)] ?? '';
  return { ...found, field: [`--${option}`, file, rest].filter((part) => part !== '').join(': ') };
}

/** A validated set-up, which creates an opening for each seed. */
export interface Setup {
  /** Fails if the options do not fit together. */
  open(seed: Seed): Result<unknown>;
}

/**
 * Parses the set-up options. Fails with the option at fault and the reason.
 * @param counted number of players without `--players`
 */
export function readSetup({ rules }: CliGame, words: CommandOptions, counted?: number): Result<Setup> {
  const { specs } = rules.options;
  const values: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const option = flagName(name, spec);
    const word = words.get(option);
    if (word === undefined) continue;
    const value = readValue(spec, word);
    if (!value.ok) return err(inFile(`--${option}`, value.error));
    values[name] = value.value;
  }
  let players = counted;
  if (words.has('players')) {
    const number = numberWord(words, 'players', rules.players.min, rules.players.max);
    if (!number.ok) return number;
    players = number.value;
  }
  const options = rules.options.parse(values, players);
  if (!options.ok) return err(inWords(options.error, specs, words));
  return ok({
    open(seed) {
      const position = rules.setup(options.value, seed);
      return position.ok ? position : err(inWords(position.error, specs, words));
    },
  });
}

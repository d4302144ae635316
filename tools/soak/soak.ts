import {
  defaultOf,
  type Game,
  type GameTypes,
  type OptionSpec,
  type OptionValues,
  Random,
  redact,
} from '#core';

/** A fault found in a random game. */
interface Fault {
  readonly seed: number;
  readonly players: number;
  readonly options: OptionValues;
  /** Number of actions played before. */
  readonly step: number;
  readonly what: string;
}

export interface Soaked {
  readonly players: number;
  readonly steps: number;
  readonly fault?: Fault;
}

/** A longer game counts as endless. */
const MAX_STEPS = 20_000;
/** How often incompatible options are drawn again before the defaults are used. */
const DRAWS = 20;

const json = JSON.stringify;
const copied = <Value>(value: Value): Value => JSON.parse(json(value)) as Value;

/** A random value of an option; every other time the default, so that each value is also tested among defaults. */
function drawnValue(spec: OptionSpec, random: Random): unknown {
  if (random.below(2) === 0) return defaultOf(spec);
  if (spec.kind === 'flag') return random.below(2) === 0;
  if (spec.kind === 'choice') return random.pick(spec.values);
  return spec.kind === 'integer' ? spec.least + random.below(spec.most - spec.least + 1) : defaultOf(spec);
}

/** An opening for a number of players with random options. */
function opening<T extends GameTypes>(rules: Game<T>, players: number, seed: number, random: Random) {
  const { specs } = rules.options;
  for (let draw = 0; draw <= DRAWS; draw++) {
    const values: OptionValues =
      draw === DRAWS
        ? {}
        : Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, drawnValue(spec, random)]));
    const parsed = rules.options.parse(values, players);
    const start = parsed.ok ? rules.setup(parsed.value, seed) : parsed;
    if (start.ok) return { values, position: start.value };
  }
  throw new RangeError(`${rules.id} has no game of ${players} by its defaults`);
}

/** A random legal action, each kind equally likely, so that rare ones occur. */
function drawn(legal: readonly unknown[], random: Random): unknown {
  const kindOf = (action: unknown) => String((action as { do?: unknown }).do);
  const kind = random.pick([...new Set(legal.map(kindOf))]);
  return random.pick(legal.filter((action) => kindOf(action) === kind));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values have equal JSON, fields in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.keys(one);
  const others = Object.keys(other);
  return (
    fields.length === others.length &&
    fields.every((field, index) => field === others[index] && isSame(one[field], other[field]))
  );
}

/** A checked position, with the results of its check. */
interface Sound<T extends GameTypes> {
  readonly position: T['Position'];
  /** The position as parsed from its text. */
  readonly read: T['Position'];
  readonly legal: readonly T['Action'][];
  readonly view: T['View'];
}

/** Checks a position. Returns what is wrong with it, or the input for checking the next transition. */
function soundness<T extends GameTypes>(
  rules: Game<T>,
  position: T['Position'],
  view: T['View'],
): Sound<T> | string {
  const written: unknown = copied(position);
  const read = rules.parse(written);
  if (!read.ok) return `is refused: ${json(read)}`;
  if (!isSame(written, position) || !isSame(read.value, position))
    return 'reads differently than it was written';
  const legal = rules.legal(position);
  const over = rules.outcome(position) !== null;
  if (over !== (legal.length === 0)) return over ? 'is over and offers actions' : 'offers nothing';
  const ofView = rules.view(view, 'spectator');
  return isSame(ofView, view) ? { position, read: read.value, legal, view } : 'has another view of its view';
}

/** Plays an action. Returns what is wrong with the transition or its result; otherwise the new position. */
function played<T extends GameTypes>(
  rules: Game<T>,
  { position, read, view }: Sound<T>,
  action: T['Action'],
): Sound<T> | string {
  const played = rules.apply(position, action);
  if (!played.ok) return `refuses ${json(action)}`;
  const { position: next, events } = played.value;
  if (!isSame(position, read)) return `is another after ${json(action)}`;
  const again = rules.apply(read, copied(action));
  if (!again.ok || !isSame(again.value, played.value))
    return `does not come out the same again: ${json(action)}`;
  const known = rules.advance(view, redact(events, 'spectator') as readonly T['Event'][]);
  const seen = rules.view(next, 'spectator');
  if (!isSame(known, seen)) return `is told by other facts than it has: ${json(action)}`;
  return soundness(rules, next, seen);
}

/**
 * Plays a random game with random options to its end, parsing every position with the game's own check and repeating
 * every transition. Stops at the first fault.
 * @param seed of the game; deterministic
 */
export function soak<T extends GameTypes>(rules: Game<T>, seed: number): Soaked {
  const random = Random.fromSeed(seed);
  const { min, max } = rules.players;
  const players = min + (seed % (max - min + 1));
  const { values, position: start } = opening(rules, players, seed, random);
  let now: Sound<T> | string = soundness(rules, start, rules.view(start, 'spectator'));
  for (let step = 0; ; step++) {
    const broken = (what: string): Soaked => ({
      players,
      steps: step,
      fault: { seed, players, options: values, step, what },
    });
    if (typeof now === 'string') return broken(now);
    if (now.legal.length === 0) return { players, steps: step };
    if (step === MAX_STEPS) return broken('does not end');
    now = played(rules, now, drawn(now.legal, random) as T['Action']);
  }
}

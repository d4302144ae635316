import {
  defaultOf,
  type Game,
  type GameTypes,
  type OptionSpec,
  type OptionValues,
  Random,
  redact,
} from '#core';

/** What a random game has broken, and where. */
interface Fault {
  readonly seed: number;
  readonly players: number;
  readonly options: OptionValues;
  /** How many actions had been played. */
  readonly step: number;
  readonly what: string;
}

export interface Soaked {
  readonly players: number;
  readonly steps: number;
  readonly fault?: Fault;
}

/** A game that goes on longer does not end. */
const MAX_STEPS = 20_000;
/** Options that do not fit together are drawn anew so often, before the game goes by its defaults. */
const DRAWS = 20;

const json = JSON.stringify;
const copied = <Value>(value: Value): Value => JSON.parse(json(value)) as Value;

/** Any value of an option; every other time the default, so that each is seen beside what is usual. */
function drawnValue(spec: OptionSpec, random: Random): unknown {
  if (random.below(2) === 0) return defaultOf(spec);
  if (spec.kind === 'flag') return random.below(2) === 0;
  if (spec.kind === 'choice') return random.pick(spec.values);
  return spec.kind === 'integer' ? spec.least + random.below(spec.most - spec.least + 1) : defaultOf(spec);
}

/** An opening for so many players with some options. */
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

/** Any legal action, each kind as likely as any other, so that rare ones come up. */
function drawn(legal: readonly unknown[], random: Random): unknown {
  const kindOf = (action: unknown) => String((action as { do?: unknown }).do);
  const kind = random.pick([...new Set(legal.map(kindOf))]);
  return random.pick(legal.filter((action) => kindOf(action) === kind));
}

/** What is wrong with a position that play has come to; undefined if nothing is. */
function faultIn<T extends GameTypes>(rules: Game<T>, position: T['Position']): string | undefined {
  const read = rules.parse(copied(position));
  if (!read.ok) return `is refused: ${json(read)}`;
  if (json(read.value) !== json(position)) return 'reads differently than it was written';
  const legal = rules.legal(position);
  const over = rules.outcome(position) !== null;
  if (over !== (legal.length === 0)) return over ? 'is over and offers actions' : 'offers nothing';
  const view = rules.view(position, 'spectator');
  return json(rules.view(copied(view), 'spectator')) === json(view)
    ? undefined
    : 'has another view of its view';
}

/** What is wrong with a transition; undefined if nothing is. */
function faultOf<T extends GameTypes>(
  rules: Game<T>,
  position: T['Position'],
  action: T['Action'],
  next: { readonly position: T['Position']; readonly events: readonly T['Event'][] },
): string | undefined {
  const again = rules.apply(copied(position), copied(action));
  if (!again.ok || json(again.value) !== json(next))
    return `does not come out the same again: ${json(action)}`;
  const seen = redact(next.events, 'spectator') as readonly T['Event'][];
  const known = rules.advance(rules.view(position, 'spectator'), seen);
  if (json(known) !== json(rules.view(next.position, 'spectator')))
    return `is told by other facts than it has: ${json(action)}`;
  return faultIn(rules, next.position);
}

/**
 * Plays a random game of random options to its end, every position read by the game's own check and every transition made
 * again. What is wrong ends it.
 * @param seed which game: the same for the same seed
 */
export function soak<T extends GameTypes>(rules: Game<T>, seed: number): Soaked {
  const random = Random.fromSeed(seed);
  const { min, max } = rules.players;
  const players = min + (seed % (max - min + 1));
  const { values, position: start } = opening(rules, players, seed, random);
  let position = start;
  for (let step = 0; ; step++) {
    const broken = (what: string): Soaked => ({
      players,
      steps: step,
      fault: { seed, players, options: values, step, what },
    });
    if (step === 0) {
      const fault = faultIn(rules, position);
      if (fault !== undefined) return broken(fault);
    }
    if (rules.outcome(position) !== null) return { players, steps: step };
    if (step === MAX_STEPS) return broken('does not end');
    const action = drawn(rules.legal(position), random) as T['Action'];
    const next = rules.apply(position, action);
    if (!next.ok) return broken(`refuses ${json(action)}`);
    const fault = faultOf(rules, position, action, next.value);
    if (fault !== undefined) return broken(fault);
    position = next.value.position;
  }
}

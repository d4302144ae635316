import { err, ok, problem, Random, type Result } from '#core';
import { type Action, type Event, type Position, zorgl } from '#zorgl/rules';
import { numberOption, parseOptions, SETUP_OPTIONS, setupOptions } from './arguments';
import { bench } from './bench';
import type { Command } from './command';
import { readRecord, record } from './record';
import { sim } from './sim';

async function jsonInput(input: () => Promise<string>): Promise<Result<unknown>> {
  const text = await input();
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return problem('input', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function positionInput(input: () => Promise<string>): Promise<Result<Position>> {
  const json = await jsonInput(input);
  return json.ok ? zorgl.parse(json.value) : json;
}

const newGame: Command = async (words, _input, print) => {
  const options = parseOptions(words, { seed: true, ...SETUP_OPTIONS });
  if (!options.ok) return options;
  const seed = numberOption(options.value, 'seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  if (!seed.ok) return seed;
  const setup = setupOptions(options.value);
  if (!setup.ok) return setup;
  const position = zorgl.setup(setup.value, seed.value);
  if (!position.ok) return position;
  await print(JSON.stringify(position.value));
  return ok(null);
};

const legal: Command = async (words, input, print) => {
  const options = parseOptions(words, {});
  if (!options.ok) return options;
  const position = await positionInput(input);
  if (!position.ok) return position;
  await print(JSON.stringify(zorgl.legal(position.value)));
  return ok(null);
};

const check: Command = async (words, input, print) => {
  const options = parseOptions(words, {});
  if (!options.ok) return options;
  const position = await positionInput(input);
  if (!position.ok) return position;
  await print(JSON.stringify({ ok: true }));
  return ok(null);
};

/** `actions[2].card`: the place of a problem with one of the actions. */
const within = (index: number, field: string): string =>
  `actions[${index}]${field === '' ? '' : `.${field}`}`;

const play: Command = async (words, input, print) => {
  const options = parseOptions(words, {});
  if (!options.ok) return options;
  const json = await jsonInput(input);
  if (!json.ok) return json;
  const { position: start, actions } = (json.value ?? {}) as { position?: unknown; actions?: unknown };
  const parsed = zorgl.parse(start);
  if (!parsed.ok) {
    const { field } = parsed.error;
    return err({ ...parsed.error, field: field === '' ? 'position' : `position.${field}` });
  }
  if (!Array.isArray(actions)) return problem('actions', 'must be an array');
  let position = parsed.value;
  const events: Event[] = [];
  for (const [index, item] of actions.entries()) {
    const action = zorgl.parseAction(item);
    if (!action.ok) return err({ ...action.error, field: within(index, action.error.field) });
    const next = zorgl.apply(position, action.value);
    if (!next.ok) return err({ ...next.error, field: within(index, next.error.field) });
    position = next.value.position;
    events.push(...next.value.events);
  }
  await print(JSON.stringify({ position, events }));
  return ok(null);
};

const MOST_GAMES = 1_000_000;

const trace: Command = async (words, _input, print) => {
  const options = parseOptions(words, { seed: true, games: true, ...SETUP_OPTIONS });
  if (!options.ok) return options;
  const seed = numberOption(options.value, 'seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  if (!seed.ok) return seed;
  const games = numberOption(options.value, 'games', 1, MOST_GAMES);
  if (!games.ok) return games;
  const setup = setupOptions(options.value);
  if (!setup.ok) return setup;
  const random = Random.fromSeed(seed.value);
  for (let game = 0; game < games.value; game++) {
    const start = zorgl.setup(setup.value, random.uint32());
    if (!start.ok) return start;
    let position = start.value;
    while (position.outcome === null) {
      const actions: readonly Action[] = zorgl.legal(position);
      const action = random.pick(actions);
      const next = zorgl.apply(position, action);
      if (!next.ok) return next;
      await print(
        JSON.stringify({
          game,
          position,
          legal: actions,
          action,
          events: next.value.events,
          next: next.value.position,
        }),
      );
      position = next.value.position;
    }
  }
  return ok(null);
};

/** The commands of `kaiju`, by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  new: newGame,
  legal,
  play,
  check,
  trace,
  sim,
  bench,
  record,
  'parse-record': readRecord,
};

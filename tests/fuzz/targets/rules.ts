import { isSeed, type OptionValues, parseSeed, Random, redact, unwrap } from '#core';
import {
  type Action,
  CITY,
  formatBoard,
  type Position,
  parseBoard,
  parsePlayable,
  simulator,
  zorgl,
} from '#zorgl/rules';
import { ALL_MIXES, houseMonster } from '../../helpers/house-monsters';
import { mutateJson } from '../mutateJson';
import { mutateText } from '../mutateText';
import { sampleAction, samplePosition } from '../samples';
import { canonical, checkParser, checkProblem, demand, type Target } from '../target';

/** A position that was taken can be looked at by everyone, and played on. */
export function checkPlayable(position: Position, random: Random): void {
  for (const viewer of [...position.order, 'spectator'] as const) {
    const view = zorgl.view(position, viewer);
    const whole = simulator.determinize(view, random.uint32());
    demand(zorgl.parse(whole).ok, 'a determinized view is a position');
  }
  for (const seat of position.order)
    demand(Number.isFinite(simulator.from(position).score(seat)), 'a score is a number');
  const legal = zorgl.legal(position);
  demand(
    parsePlayable(position).ok === (legal.length > 0 || position.outcome !== null),
    'who may play on has something to do until the end',
  );
  if (legal.length === 0) return;
  const { position: next, events } = unwrap(zorgl.apply(position, random.pick(legal)));
  for (const viewer of [...position.order, 'spectator'] as const) {
    const told = zorgl.advance(zorgl.view(position, viewer), redact(events, viewer));
    demand(canonical(told) === canonical(zorgl.view(next, viewer)), 'the facts lead to the next view');
  }
  demand(canonical(unwrap(zorgl.parse(next))) === canonical(next), 'the next position is one');
}

const position: Target = {
  name: 'position',
  input: (random) => mutateJson(samplePosition(random), random, samplePosition(random)),
  check: (input, random) => {
    const parsed = checkParser(zorgl.parse, input);
    if (parsed === undefined) return 'refused';
    checkPlayable(parsed, random);
    return 'accepted';
  },
};

const action: Target = {
  name: 'action',
  input: (random) => mutateJson(sampleAction(random), random, sampleAction(random)),
  check: (input, random) => {
    const parsed = checkParser<Action>(zorgl.parseAction, input);
    if (parsed === undefined) return 'refused';
    const played = zorgl.apply(samplePosition(random), parsed);
    if (played.ok) return 'accepted';
    checkProblem(played.error, parsed);
    demand(played.error.clause !== undefined, 'what is not legal breaks a clause');
    return 'accepted';
  },
};

/** Rows under the name that refusals give them. */
interface Rows {
  readonly board: readonly string[];
}

const rowsOf = (random: Random): readonly string[] =>
  random.below(4) === 0 ? CITY : samplePosition(random).board;

const board: Target = {
  name: 'board',
  input: (random) => {
    const rows = [...rowsOf(random)];
    const row = random.below(rows.length);
    rows[row] = mutateText(rows[row]!, random, random.pick(rowsOf(random)));
    const mutated = random.below(4) === 0 ? mutateJson(rows, random, rowsOf(random)) : rows;
    return { board: Array.isArray(mutated) ? mutated.filter((row) => typeof row === 'string') : rows };
  },
  check: (input) => {
    const parsed = checkParser(
      (value) => parseBoard((value as Rows).board),
      input,
      (contents): Rows => ({ board: formatBoard((box) => contents[box]!) }),
    );
    return parsed === undefined ? 'refused' : 'accepted';
  },
};

/** Values for options, and how many play. */
interface Choice {
  readonly values: OptionValues;
  readonly players: number | undefined;
}

const CHOSEN: readonly OptionValues[] = [
  { places: ['B', 'D'], army: false, flight: 'french' },
  { monsters: ['xman', 'zorgl', 'nogyab'], city: 'harbour' },
  {
    monsters: ['moss', 'zorgl'],
    house: [houseMonster(ALL_MIXES[0]!, { id: 'moss' })],
    city: { format: 'kaiju-city', version: 1, name: 'Mine', board: CITY },
  },
];

const options: Target = {
  name: 'options',
  input: (random): Choice => ({
    values: mutateJson(random.pick(CHOSEN), random, random.pick(CHOSEN)) as OptionValues,
    players: random.pick([undefined, 1, 2, 3, 4]),
  }),
  check: (input, random) => {
    const { values, players } = input as Choice;
    const parsed = zorgl.options.parse(values, players);
    if (!parsed.ok) {
      checkProblem(parsed.error);
      return 'refused';
    }
    const opening = zorgl.setup(parsed.value, random.uint32());
    if (opening.ok) demand(zorgl.parse(opening.value).ok, 'an opening is a position');
    else checkProblem(opening.error);
    return 'accepted';
  },
};

const SEEDS = ['0', '-17', '4294967296', '9007199254740991', '00112233445566778899aabbccddeeff'];

const seed: Target = {
  name: 'seed',
  input: (random) => {
    const text = random.pick(SEEDS);
    return random.below(3) === 0 ? text : mutateText(text, random, random.pick(SEEDS));
  },
  check: (input) => {
    const parsed = parseSeed(input as string);
    if (!parsed.ok) {
      checkProblem(parsed.error);
      return 'refused';
    }
    demand(isSeed(parsed.value), 'what is read is a seed');
    demand(unwrap(parseSeed(String(parsed.value))) === parsed.value, 'a seed reads as it was written');
    demand(Random.parse(Random.fromSeed(parsed.value).format()) !== undefined, 'a seed gives a generator');
    return 'accepted';
  },
};

export const RULES_TARGETS: readonly Target[] = [position, action, board, options, seed];

import { type OptionValues, type Random, redact, unwrap } from '#core';
import { type Action, type Position, simulator, tetzilla } from '#tetzilla/rules';
import { crowdedPlay } from '../../helpers/tetzilla/crowded';
import { mixedOptions, randomPlay } from '../../helpers/tetzilla/random-game';
import { mutateJson } from '../mutateJson';
import { canonical, checkParser, checkProblem, demand, type Target } from '../target';

/** What is valid in every way: the fuzzer begins there. */
const CROWDED = 60;
const OPENINGS = 12;

const positions: Position[] = [];
const actions: Action[] = [];

function gather(): void {
  if (positions.length > 0) return;
  for (let seed = 0; seed < CROWDED; seed++) {
    for (const { position, action } of crowdedPlay(seed, 4)) {
      positions.push(position);
      actions.push(action);
    }
  }
  for (let seed = 0; seed < OPENINGS; seed++) {
    const opening = unwrap(tetzilla.setup(mixedOptions(seed), seed));
    for (const { position, action, next } of randomPlay(opening, seed, 25)) {
      positions.push(position, next);
      actions.push(action);
    }
  }
}

export function sampleTetzillaPosition(random: Random): Position {
  gather();
  return random.pick(positions);
}

export function sampleTetzillaAction(random: Random): Action {
  gather();
  return random.pick(actions);
}

/** A position that was taken can be looked at by everyone, and played on to the end of a turn at least. */
function checkPlayable(position: Position, random: Random): void {
  const legal = tetzilla.legal(position);
  demand(legal.length > 0 || position.outcome !== null, 'who may play on has something to do until the end');
  for (const viewer of [...tetzilla.seats(position), 'spectator'] as const) {
    const view = tetzilla.view(position, viewer);
    demand(
      tetzilla.parse(simulator.determinize(view, random.uint32())).ok,
      'a determinized view is a position',
    );
  }
  for (const seat of tetzilla.seats(position)) {
    demand(Number.isFinite(simulator.from(position).score(seat)), 'a score is a number');
  }
  if (legal.length === 0) return;
  const { position: next, events } = unwrap(tetzilla.apply(position, random.pick(legal)));
  for (const viewer of [...tetzilla.seats(position), 'spectator'] as const) {
    const told = tetzilla.advance(tetzilla.view(position, viewer), redact(events, viewer));
    demand(canonical(told) === canonical(tetzilla.view(next, viewer)), 'the facts lead to the next view');
  }
  demand(canonical(unwrap(tetzilla.parse(next))) === canonical(next), 'the next position is one');
}

const position: Target = {
  name: 'position of TetZilla',
  input: (random) => mutateJson(sampleTetzillaPosition(random), random, sampleTetzillaPosition(random)),
  check: (input, random) => {
    const parsed = checkParser(tetzilla.parse, input);
    if (parsed === undefined) return 'refused';
    checkPlayable(parsed, random);
    return 'accepted';
  },
};

const action: Target = {
  name: 'action of TetZilla',
  input: (random) => mutateJson(sampleTetzillaAction(random), random, sampleTetzillaAction(random)),
  check: (input, random) => {
    const parsed = checkParser<Action>(tetzilla.parseAction, input);
    if (parsed === undefined) return 'refused';
    const played = tetzilla.apply(sampleTetzillaPosition(random), parsed);
    if (played.ok) return 'accepted';
    checkProblem(played.error, parsed);
    demand(played.error.clause !== undefined, 'what is not legal breaks a clause');
    return 'accepted';
  },
};

/** Values for options, and how many play. */
interface Choice {
  readonly values: OptionValues;
  readonly players: number | undefined;
}

const CHOSEN: readonly OptionValues[] = [
  { figures: ['xman', 'nogyab', 'zorgl-b'], abilities: 'choice' },
  { 'guard-points': 0, level: true, abilities: 'random' },
];

const options: Target = {
  name: 'options of TetZilla',
  input: (random): Choice => ({
    values: mutateJson(random.pick(CHOSEN), random, random.pick(CHOSEN)) as OptionValues,
    players: random.pick([undefined, 1, 2, 3, 4, 5, 6]),
  }),
  check: (input, random) => {
    const { values, players } = input as Choice;
    const parsed = tetzilla.options.parse(values, players);
    if (!parsed.ok) {
      checkProblem(parsed.error);
      return 'refused';
    }
    const opening = tetzilla.setup(parsed.value, random.uint32());
    if (opening.ok) demand(tetzilla.parse(opening.value).ok, 'an opening is a position');
    else checkProblem(opening.error);
    return 'accepted';
  },
};

export const TETZILLA_TARGETS: readonly Target[] = [position, action, options];

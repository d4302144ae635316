import { type OptionValues, type Random, unwrap } from '#core';
import { type Action, king, type Position, simulator } from '#king-of-monsters/rules';
import { embattledPlay, randomGame } from '../../helpers/king/random-game';
import { mutateJson } from '../mutateJson';
import { canonical, checkParser, checkProblem, demand, type Target } from '../target';

/** What is valid in every way: the fuzzer begins there. */
const BATTLES = 20;
const GAMES = 6;

const positions: Position[] = [];
const actions: Action[] = [];

function gather(): void {
  if (positions.length > 0) return;
  for (let seed = 0; seed < BATTLES; seed++) {
    for (const { position, action } of embattledPlay(seed, 12)) {
      positions.push(position);
      actions.push(action);
    }
  }
  for (let seed = 0; seed < GAMES; seed++) {
    for (const { position, action, next } of randomGame(seed, 60)) {
      positions.push(position, next);
      actions.push(action);
    }
  }
}

function sampleKingPosition(random: Random): Position {
  gather();
  return random.pick(positions);
}

function sampleKingAction(random: Random): Action {
  gather();
  return random.pick(actions);
}

/** How far a position that was taken is played on: into the next turn, as a rule. */
const STEPS = 12;

/** A position that was taken can be looked at by everyone, and played on. */
function checkPlayable(start: Position, random: Random): void {
  for (const viewer of [...king.seats(start), 'spectator'] as const) {
    const guess = simulator.determinize(king.view(start, viewer), random.uint32());
    demand(king.parse(guess).ok, 'a determinized view is a position');
  }
  let position = start;
  for (let step = 0; step < STEPS; step++) {
    const legal = king.legal(position);
    demand(
      (legal.length === 0) === (position.outcome !== null),
      'there is something to decide until the end',
    );
    if (legal.length === 0) return;
    const { position: next } = unwrap(king.apply(position, random.pick(legal)));
    demand(canonical(unwrap(king.parse(next))) === canonical(next), 'the next position is one');
    position = next;
  }
}

const position: Target = {
  name: 'position of King of Monsters',
  input: (random) => mutateJson(sampleKingPosition(random), random, sampleKingPosition(random)),
  check: (input, random) => {
    const parsed = checkParser(king.parse, input);
    if (parsed === undefined) return 'refused';
    checkPlayable(parsed, random);
    return 'accepted';
  },
};

const action: Target = {
  name: 'action of King of Monsters',
  input: (random) => mutateJson(sampleKingAction(random), random, sampleKingAction(random)),
  check: (input, random) => {
    const parsed = checkParser<Action>(king.parseAction, input);
    if (parsed === undefined) return 'refused';
    const played = king.apply(sampleKingPosition(random), parsed);
    if (played.ok) return 'accepted';
    checkProblem(played.error);
    demand(played.error.clause !== undefined, 'what is not legal breaks a clause');
    return 'accepted';
  },
};

const CHOSEN: readonly OptionValues[] = [
  { heroes: ['grey', 'bamf', 'ibis'], start: 2, turns: 7 },
  { 'king-hand': 3, 'league-hand': 7, turns: 0 },
];

const options: Target = {
  name: 'options of King of Monsters',
  input: (random) => mutateJson(random.pick(CHOSEN), random, random.pick(CHOSEN)),
  check: (input, random) => {
    const parsed = king.options.parse(input as OptionValues, random.pick([undefined, 2, 5, 9]));
    if (!parsed.ok) {
      checkProblem(parsed.error);
      return 'refused';
    }
    const opening = king.setup(parsed.value, random.uint32());
    if (opening.ok) demand(king.parse(opening.value).ok, 'an opening is a position');
    else checkProblem(opening.error);
    return 'accepted';
  },
};

export const KING_TARGETS: readonly Target[] = [position, action, options];

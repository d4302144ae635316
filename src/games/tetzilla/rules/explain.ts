import type { Problem } from '#core';
import { DIRECTIONS } from '#core';
import type { Action, ActionKind, FireAction } from './action';
import { isGuard, LASER, MISSILE, UNBUILT } from './codes';
import { seatLetter, seatNumber } from './config';
import { columnNumber } from './grids';
import { landingRow } from './landing';
import { hasRoom, highestAllowed, isEntrance, isStep, stepCost } from './legal';
import { type DecidingStage, END_REASONS, type EndReason, STAGES } from './position';
import { makeProblem } from './problems';
import { canHit, canHitAnybody, firstOnLine } from './shots';
import { OVER } from './stageNumbers';
import type { State } from './state';
import { TILE_IDS } from './tiles';
import { SPUN_TILES } from './tileTable';

/** The actions of each stage, and the clause for them. */
const STAGE_RULES: Readonly<
  Record<DecidingStage, { readonly kinds: readonly ActionKind[]; readonly clause: string }>
> = {
  choose: { kinds: ['choose'], clause: 'T3.3' },
  found: { kinds: ['slide'], clause: 'T3.4' },
  enter: { kinds: ['enter'], clause: 'T3.5' },
  move: { kinds: ['step', 'pass'], clause: 'T5.2' },
  slide: { kinds: ['slide'], clause: 'T4.5' },
  fire: { kinds: ['fire'], clause: 'T6.1' },
};

const END_CLAUSES: Readonly<Record<EndReason, string>> = { turns: 'T9.1', full: 'T9.2', ruin: 'T9.3' };

const offBoard = (field: string, box: string): Problem =>
  makeProblem(field, 'tetzilla.box.off', { box }, 'T1.1');

function explainSlide(state: State, action: Extract<Action, { do: 'slide' }>): Problem {
  const turned = TILE_IDS[state.tile]!;
  if (action.tile !== turned) {
    return makeProblem('tile', 'tetzilla.tile.other', { tile: action.tile, turned }, 'T4.1');
  }
  const spun = SPUN_TILES[state.tile]![action.spin];
  if (spun === undefined) {
    const count = SPUN_TILES[state.tile]!.length;
    return makeProblem('spin', 'tetzilla.spin.none', { tile: turned, count }, 'T4.2');
  }
  const column = columnNumber(action.column);
  if (column + spun.width > state.config.grid.width) {
    return makeProblem('column', 'tetzilla.column.off', { column: action.column }, 'T4.3');
  }
  const row = landingRow(state.built, spun, column);
  if (row < 0) return makeProblem('column', 'tetzilla.column.built', { column: action.column }, 'T4.3');
  const most = highestAllowed(state) + 1;
  return makeProblem('column', 'tetzilla.column.high', { row: row + 1, highest: most }, 'T4.6');
}

function explainEntrance(state: State, name: string): Problem {
  const box = state.config.grid.parse(name);
  if (box === undefined) return offBoard('box', name);
  if (state.content(box) === UNBUILT)
    return makeProblem('box', 'tetzilla.box.unbuilt', { box: name }, 'T3.5');
  if (isEntrance(state, box)) return makeProblem('box', 'tetzilla.box.notLowest', { box: name }, 'T3.5');
  return makeProblem('box', 'tetzilla.box.taken', { box: name }, 'T3.5');
}

function explainStep(state: State, name: string): Problem {
  const { grid } = state.config;
  const box = grid.parse(name);
  if (box === undefined) return offBoard('to', name);
  if (!isStep(state, state.at(state.player), box)) {
    return makeProblem('to', 'tetzilla.box.notNext', { box: name }, 'T5.4');
  }
  if (state.content(box) === UNBUILT) return makeProblem('to', 'tetzilla.box.unbuilt', { box: name }, 'T5.5');
  if (!hasRoom(state, box)) return makeProblem('to', 'tetzilla.box.full', { box: name }, 'T5.5');
  const tokens = { cost: stepCost(state, box), count: state.tokens(state.player) };
  return makeProblem('to', 'tetzilla.step.cost', tokens, 'T5.6');
}

function explainLaser(state: State, guard: number, action: FireAction): Problem {
  const clause = 'T6.4';
  if (action.dir !== undefined) return makeProblem('dir', 'tetzilla.dir.needless', {}, clause);
  if (action.first !== undefined) return makeProblem('first', 'tetzilla.first.needless', {}, clause);
  if (action.target === undefined) return makeProblem('target', 'tetzilla.target.missing', {}, clause);
  const seat = seatNumber(action.target);
  if (seat >= state.config.players)
    return makeProblem('target', 'seat.absent', { seat: action.target }, clause);
  return canHitAnybody(state, guard) || canHit(state, LASER, guard, seat)
    ? makeProblem('target', 'tetzilla.target.far', { seat: action.target }, clause)
    : makeProblem('target', 'tetzilla.target.nobody', {}, clause);
}

function explainTank(state: State, guard: number, action: FireAction): Problem {
  const clause = 'T6.6';
  if (action.target !== undefined) return makeProblem('target', 'tetzilla.target.needless', {}, clause);
  if (action.dir === undefined) return makeProblem('first', 'tetzilla.first.needless', {}, clause);
  const seats = firstOnLine(state, guard, DIRECTIONS.indexOf(action.dir));
  if (seats === 0) return makeProblem('dir', 'tetzilla.dir.nobody', { dir: action.dir }, clause);
  const letters = Array.from({ length: state.config.players }, (_, seat) => seat)
    .filter((seat) => (seats & (1 << seat)) !== 0)
    .map(seatLetter);
  if (letters.length === 1) return makeProblem('first', 'tetzilla.first.needless', {}, clause);
  return makeProblem('first', 'tetzilla.first.choice', { seats: letters }, clause);
}

function explainShot(state: State, action: FireAction): Problem {
  const guard = state.config.grid.parse(action.guard);
  if (guard === undefined) return offBoard('guard', action.guard);
  const kind = state.content(guard);
  if (!isGuard(kind)) return makeProblem('guard', 'tetzilla.guard.none', { box: action.guard }, 'T6.1');
  if (state.hasFired(guard))
    return makeProblem('guard', 'tetzilla.guard.fired', { box: action.guard }, 'T6.1');
  if (kind === LASER) return explainLaser(state, guard, action);
  if (kind !== MISSILE) return explainTank(state, guard, action);
  if (action.target !== undefined) return makeProblem('target', 'tetzilla.target.needless', {}, 'T6.5');
  if (action.dir !== undefined) return makeProblem('dir', 'tetzilla.dir.needless', {}, 'T6.5');
  return makeProblem('first', 'tetzilla.first.needless', {}, 'T6.5');
}

/**
 * Why an action of valid shape is not legal. Call it only for actions that {@link listLegal} does not list.
 */
export function explainIllegal(state: State, action: Action): Problem {
  if (state.stage === OVER) {
    return makeProblem('do', 'game.over', {}, END_CLAUSES[END_REASONS[state.reason]!]);
  }
  const stage = STAGES[state.stage] as DecidingStage;
  const { kinds, clause } = STAGE_RULES[stage];
  if (!kinds.includes(action.do)) return makeProblem('do', 'tetzilla.stage.other', { stage, kinds }, clause);
  switch (action.do) {
    case 'choose':
      return makeProblem('ability', 'tetzilla.ability.gone', { ability: action.ability }, 'T3.3');
    case 'slide':
      return explainSlide(state, action);
    case 'enter':
      return explainEntrance(state, action.box);
    case 'step':
      return explainStep(state, action.to);
    case 'fire':
      return explainShot(state, action);
    case 'pass':
      return makeProblem('do', 'action.impossible', {}, clause);
  }
}

import type { Ability, Action, Box, DecidingStage, FireAction, Seat, View } from '#tetzilla/rules';
import { columnsOf } from '#tetzilla/rules';
import {
  type Aim,
  type AimChoices,
  aimChoices,
  aimOf,
  firstAim,
  movedAim,
  slideAction,
  turnedAim,
} from './aim';
import { type Neighbour, neighbours, type Path, reachable } from './paths';
import { type Gun, gunsOf, type Shot } from './shots';

/**
 * What the player is choosing, by stage, and what is selected so far. Derived from the legal actions and the
 * view. Immutable; {@link actionOf} gives the selected action.
 */
export type Decision =
  | { readonly kind: 'choose'; readonly abilities: readonly Ability[]; readonly ability: Ability | null }
  | { readonly kind: 'enter'; readonly boxes: readonly Box[]; readonly box: Box | null }
  | SlideDecision
  | MoveDecision
  | FireDecision;

/** In the stages `found` and `slide`. */
export interface SlideDecision {
  readonly kind: 'slide';
  readonly choices: AimChoices;
  readonly aim: Aim;
}

export interface MoveDecision {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly neighbours: readonly Neighbour[];
  /** Keyed by the box where they end. */
  readonly paths: ReadonlyMap<Box, Path>;
  /** The box the kaiju is heading for, if it is still reachable. */
  readonly goal: Box | null;
}

export interface FireDecision {
  readonly kind: 'fire';
  readonly guns: readonly Gun[];
  /** The guard selected to fire. */
  readonly gun: Gun | null;
  readonly shot: Shot | null;
}

/**
 * The initial decision for a view.
 * @param legal the legal actions of the seat
 * @param goal the box its kaiju was heading for
 */
export function decisionOf(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  goal: Box | null,
): Decision | null {
  const { stage } = view.turn;
  return stage === 'over' ? null : MAKERS[stage]({ view, seat, legal, goal });
}

interface Asked {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly goal: Box | null;
}

const slide = ({ view }: Asked): Decision | null => {
  const choices = aimChoices(view);
  if (choices === null) return null;
  return { kind: 'slide', choices, aim: firstAim(choices, columnsOf(view)) };
};

const MAKERS: Readonly<Record<DecidingStage, (asked: Asked) => Decision | null>> = {
  choose: ({ legal }) => ({
    kind: 'choose',
    abilities: legal.flatMap((action) => (action.do === 'choose' ? [action.ability] : [])),
    ability: null,
  }),
  enter: ({ legal }) => ({
    kind: 'enter',
    boxes: legal.flatMap((action) => (action.do === 'enter' ? [action.box] : [])),
    box: null,
  }),
  found: slide,
  slide,
  move({ view, seat, goal }) {
    const paths = reachable(view, seat);
    const heading = goal !== null && paths.has(goal) ? goal : null;
    return { kind: 'move', seat, neighbours: neighbours(view, seat), paths, goal: heading };
  },
  fire({ view, legal }) {
    const guns = gunsOf(
      view,
      legal.filter((action): action is FireAction => action.do === 'fire'),
    );
    return { kind: 'fire', guns, gun: null, shot: null };
  },
};

/** The selected action; null while the selection is incomplete. */
export function actionOf(decision: Decision): Action | null {
  switch (decision.kind) {
    case 'choose':
      return decision.ability === null ? null : { do: 'choose', ability: decision.ability };
    case 'enter':
      return decision.box === null ? null : { do: 'enter', box: decision.box };
    case 'slide':
      return slideAction(decision.choices, decision.aim);
    case 'move': {
      const [next] = decision.goal === null ? [] : (decision.paths.get(decision.goal)?.boxes ?? []);
      return next === undefined ? null : { do: 'step', to: next };
    }
    case 'fire':
      return decision.shot?.action ?? null;
  }
}

/** Identifies what is asked and marked. When it changes, keyboard focus has to move. */
export function questionKey(decision: Decision): string {
  switch (decision.kind) {
    case 'choose':
      return `choose ${decision.ability ?? ''}`;
    case 'enter':
      return `enter ${decision.box ?? ''}`;
    case 'fire':
      return `fire ${decision.gun?.guard ?? ''} ${JSON.stringify(decision.shot?.action ?? null)}`;
    default:
      return decision.kind;
  }
}

/** No step is affordable, so the player can only pass (T5.3). */
export function mustPass(decision: Decision | null): boolean {
  return decision?.kind === 'move' && decision.neighbours.every(({ wall }) => wall !== null);
}

/** Selects a guard, and its shot too if it has only one. */
export function withGun(decision: FireDecision, guard: Box): FireDecision {
  const gun = decision.guns.find((each) => each.guard === guard);
  if (gun === undefined) return decision;
  const [only, ...others] = gun.shots;
  return { ...decision, gun, shot: others.length === 0 ? (only ?? null) : null };
}

/**
 * The decision with an action selected. Returns it unchanged for moves, which are taken step by step, and if
 * the action does not fit.
 */
export function decidedOn(decision: Decision, action: Action): Decision {
  if (decision.kind === 'choose' && action.do === 'choose') return { ...decision, ability: action.ability };
  if (decision.kind === 'enter' && action.do === 'enter') return { ...decision, box: action.box };
  if (decision.kind === 'slide' && action.do === 'slide') return { ...decision, aim: aimOf(action) };
  if (decision.kind === 'fire' && action.do === 'fire') {
    const taken = withGun(decision, action.guard);
    const wanted = JSON.stringify(action);
    const shot = taken.gun?.shots.find((each) => JSON.stringify(each.action) === wanted);
    return { ...taken, shot: shot ?? taken.shot };
  }
  return decision;
}

/** Clears the selected guard. */
export function withoutGun(decision: FireDecision): FireDecision {
  return { ...decision, gun: null, shot: null };
}

/**
 * The element after (1) or before (-1) an item, cyclically; the first or last if the item is not in the list.
 */
export function turnOf<Item>(list: readonly Item[], item: Item | null, by: 1 | -1): Item | null {
  const now = item === null ? -1 : list.indexOf(item);
  const next = now < 0 ? (by > 0 ? 0 : list.length - 1) : (now + by + list.length) % list.length;
  return list[next] ?? null;
}

/** An arrow key. */
export type Arrow = 'left' | 'right' | 'up';

/** The decision after an arrow key. Steps of a kaiju are not covered, see {@link stepOf}. */
export function afterArrow(decision: Decision, arrow: Arrow): Decision {
  const by = arrow === 'left' ? -1 : 1;
  switch (decision.kind) {
    case 'choose':
      return { ...decision, ability: turnOf(decision.abilities, decision.ability, by) };
    case 'enter':
      return { ...decision, box: turnOf(decision.boxes, decision.box, by) };
    case 'slide': {
      const turned = arrow === 'up' ? turnedAim : movedAim;
      return { ...decision, aim: turned(decision.choices, decision.aim, by) };
    }
    case 'fire': {
      if (arrow === 'up' && decision.gun !== null)
        return { ...decision, shot: turnOf(decision.gun.shots, decision.shot, 1) };
      const gun = turnOf(decision.guns, decision.gun, by);
      return gun === null ? decision : withGun(decision, gun.guard);
    }
    case 'move':
      return decision;
  }
}

/** The step for an arrow key; null if there is none. */
export function stepOf({ neighbours: sides }: MoveDecision, arrow: Arrow): Action | null {
  const way = { left: 'W', up: 'N', right: 'E' }[arrow];
  const side = sides.find((each) => each.way === way);
  return side === undefined || side.wall !== null || side.box === null ? null : { do: 'step', to: side.box };
}

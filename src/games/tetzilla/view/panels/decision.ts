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
 * What a person at the device is choosing, by stage, and how far the choice has come. Made from the list of legal
 * actions and the view; each change gives a new value, and {@link actionOf} the action that it has come to.
 */
export type Decision =
  | { readonly kind: 'choose'; readonly abilities: readonly Ability[]; readonly ability: Ability | null }
  | { readonly kind: 'enter'; readonly boxes: readonly Box[]; readonly box: Box | null }
  | SlideDecision
  | MoveDecision
  | FireDecision;

/** In `found` and `slide`. */
export interface SlideDecision {
  readonly kind: 'slide';
  readonly choices: AimChoices;
  readonly aim: Aim;
}

export interface MoveDecision {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly neighbours: readonly Neighbour[];
  /** By the box that they lead to. */
  readonly paths: ReadonlyMap<Box, Path>;
  /** Where the kaiju is heading, if it can still get there. */
  readonly goal: Box | null;
}

export interface FireDecision {
  readonly kind: 'fire';
  readonly guns: readonly Gun[];
  /** The guard that is to fire. */
  readonly gun: Gun | null;
  readonly shot: Shot | null;
}

/** What is to be decided in a view. @param legal the actions of the seat @param goal where its kaiju was heading */
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

/** The one action that a decision has come to; null while something is open. */
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

/** What of a decision is asked and marked, as a key: another one each time that the focus of the keyboard has to go on. */
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

/** Nothing can be paid for: there is nothing but to pass (T5.3). */
export function mustPass(decision: Decision | null): boolean {
  return decision?.kind === 'move' && decision.neighbours.every(({ wall }) => wall !== null);
}

/** Takes up a guard; its shot goes without saying where there is one only. */
export function withGun(decision: FireDecision, guard: Box): FireDecision {
  const gun = decision.guns.find((each) => each.guard === guard);
  if (gun === undefined) return decision;
  const [only, ...others] = gun.shots;
  return { ...decision, gun, shot: others.length === 0 ? (only ?? null) : null };
}

/** A decision that has come to an action; as it was where its steps are taken one by one, and where the action is no answer. */
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

/** Lets the choice of a guard go. */
export function withoutGun(decision: FireDecision): FireDecision {
  return { ...decision, gun: null, shot: null };
}

/** The element after (1) or before (-1) one of a list, round about; the first or last where that one is not in it. */
export function turnOf<Item>(list: readonly Item[], item: Item | null, by: 1 | -1): Item | null {
  const now = item === null ? -1 : list.indexOf(item);
  const next = now < 0 ? (by > 0 ? 0 : list.length - 1) : (now + by + list.length) % list.length;
  return list[next] ?? null;
}

/** What an arrow key asks for. */
export type Arrow = 'left' | 'right' | 'up';

/** The decision after an arrow key; a step of a kaiju is none of these, see {@link stepOf}. */
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

/** The step that an arrow key makes; null if there is none. */
export function stepOf({ neighbours: sides }: MoveDecision, arrow: Arrow): Action | null {
  const way = { left: 'W', up: 'N', right: 'E' }[arrow];
  const side = sides.find((each) => each.way === way);
  return side === undefined || side.wall !== null || side.box === null ? null : { do: 'step', to: side.box };
}

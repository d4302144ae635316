import { type Action, type Box, columnName, ROWS, spunBy } from '#tetzilla/rules';
import {
  actionOf,
  boxAt,
  type Decision,
  type FacePoint,
  hangHeight,
  landedBoxes,
  pointedAim,
  type Shot,
  type SlideDecision,
  slideAction,
  type Table,
  withGun,
} from '#tetzilla/view';
import type { KeyWays } from './keys';

/** How far outside the hanging tile it can still be grabbed, in boxes, with fingers in mind. */
const AROUND = 0.6;

/** Whether a point of the face is on the hanging tile, where it can be grabbed. */
export function isOnTile(
  { choices, aim }: SlideDecision,
  table: Pick<Table, 'top' | 'columns'>,
  { across, up }: Pick<FacePoint, 'across' | 'up'>,
): boolean {
  const { width, height } = spunBy(choices.tile, aim.spin);
  const middle = aim.column + width / 2 - table.columns / 2;
  const above = up - hangHeight(table);
  return Math.abs(across - middle) <= width / 2 + AROUND && Math.abs(above) <= height / 2 + AROUND;
}

/** The effect of a click on a box of the board. */
export type Meaning =
  /** Drops the tile. */
  | 'drop'
  /** Moves the tile over the column. */
  | 'aim'
  | 'enter'
  /** Takes the next step, or the first step of a longer path. */
  | 'step'
  | 'head'
  | 'gun'
  | 'shot'
  | null;

/** The shot of the selected guard that hits a kaiju in this box first. */
export function shotAt(decision: Decision | null, box: Box): Shot | undefined {
  if (decision?.kind !== 'fire' || decision.gun === null) return undefined;
  const { shots } = decision.gun;
  const first = shots.find(({ victims }) => victims[0]?.box === box);
  return first ?? shots.find(({ victims }) => victims.some((victim) => victim.box === box));
}

/**
 * Whether a press grabs the hanging tile to drag it. Not with a mouse over the ghost, where its click drops
 * the tile (a tall tile hangs down that far).
 */
export function takesTile(
  decision: Decision | null,
  table: Pick<Table, 'top' | 'columns'>,
  point: Pick<FacePoint, 'across' | 'up'> | null,
  mouse: boolean,
): boolean {
  if (decision?.kind !== 'slide' || point === null || !isOnTile(decision, table, point)) return false;
  const found = boxAt(table.columns, ROWS, point);
  const box = found === null ? null : `${columnName(found.column)}${found.row + 1}`;
  return !(mouse && box !== null && meaningOf(decision, box) === 'drop');
}

/** The effect of a click on a box. */
export function meaningOf(decision: Decision | null, box: Box): Meaning {
  switch (decision?.kind) {
    case 'slide':
      return landedBoxes(decision.choices, decision.aim).some((landed) => landed.box === box)
        ? 'drop'
        : 'aim';
    case 'enter':
      return decision.boxes.includes(box) ? 'enter' : null;
    case 'move': {
      const path = decision.paths.get(box);
      if (path === undefined) return null;
      return path.boxes.length === 1 ? 'step' : 'head';
    }
    case 'fire':
      if (shotAt(decision, box) !== undefined) return 'shot';
      return decision.guns.some(({ guard }) => guard === box) ? 'gun' : null;
    default:
      return null;
  }
}

/**
 * The action of a click on a box, or the one selected with the keys; null for none, and for a path of several
 * steps.
 */
export function consideredAt(decision: Decision | null, box: Box | null): Action | null {
  if (decision === null) return null;
  if (box === null) {
    const far = decision.kind === 'move' && decision.goal !== null && !isNear(decision, decision.goal);
    return decision.kind === 'slide' || far ? null : actionOf(decision);
  }
  switch (meaningOf(decision, box)) {
    case 'drop':
      return decision.kind === 'slide' ? slideAction(decision.choices, decision.aim) : null;
    case 'enter':
      return { do: 'enter', box };
    case 'step':
      return { do: 'step', to: box };
    case 'shot':
      return shotAt(decision, box)?.action ?? null;
    default:
      return null;
  }
}

const isNear = ({ paths }: Extract<Decision, { kind: 'move' }>, box: Box) =>
  paths.get(box)?.boxes.length === 1;

interface Ways extends Pick<KeyWays, 'change' | 'head'> {
  readonly decision: Decision | null;
  play(action: Action): void;
}

/**
 * Performs a click on a box. If several shots match the box, only the guard is selected and the tray asks.
 */
export function picked(box: Box, { decision, change, play, head }: Ways): void {
  if (decision === null) return;
  const meaning = meaningOf(decision, box);
  if (meaning === 'drop' && decision.kind === 'slide') play(slideAction(decision.choices, decision.aim));
  if (meaning === 'aim' && decision.kind === 'slide') {
    const at = box.charCodeAt(0) - 97 + 0.5;
    change({ ...decision, aim: pointedAim(decision.choices, decision.aim, at) });
  }
  if (meaning === 'enter') play({ do: 'enter', box });
  if (meaning === 'step') play({ do: 'step', to: box });
  if (meaning === 'head') head(box);
  if (decision.kind !== 'fire') return;
  if (meaning === 'gun') change(withGun(decision, box));
  if (meaning === 'shot') {
    const shot = shotAt(decision, box);
    const rivals = decision.gun?.shots.filter(({ victims }) => victims[0]?.box === box) ?? [];
    if (shot !== undefined && rivals.length < 2) play(shot.action);
    else if (shot !== undefined) change({ ...decision, shot });
  }
}

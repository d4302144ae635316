import { DIRECTIONS, type Direction } from '#core';
import {
  type Box,
  distanceBetween,
  type FireAction,
  GUARDS,
  type GuardKind,
  gridOf,
  IGNORES,
  type Seat,
} from '#tetzilla/rules';
import { contentIn, type Known, kaijuIn } from './places';

/** A kaiju that a shot hits. */
export interface Victim {
  readonly seat: Seat;
  readonly box: Box;
  /** Hits that count, without the ignored one. */
  readonly hits: number;
  /** Hits ignored by the ability (T7.2). */
  readonly ignored: 0 | 1;
}

/** One way to fire a guard. */
export interface Shot {
  readonly action: FireAction;
  /** In the order in which they are hit; empty if the shot hits nobody. */
  readonly victims: readonly Victim[];
}

/** A guard that may fire now, with all its shots. */
export interface Gun {
  readonly guard: Box;
  readonly kind: GuardKind;
  /** Shots that hit somebody come first. */
  readonly shots: readonly Shot[];
}

/** The boxes in a line from a box, without that box, as far as a tank's shell flies (T6.6). */
export function lineFrom(view: Known, from: Box, direction: Direction): readonly Box[] {
  const grid = gridOf(view);
  const boxes: Box[] = [];
  let at = grid.parse(from)!;
  for (let step = 0; step < GUARDS.T.range; step++) {
    at = grid.step(at, DIRECTIONS.indexOf(direction));
    if (at < 0) break;
    boxes.push(grid.name(at));
  }
  return boxes;
}

/** The boxes that a laser or a missile can reach (T6.4, T6.5), or a tank in any direction (T6.6). */
export function rangeOf(view: Known, guard: Box, kind: GuardKind): readonly Box[] {
  if (kind === 'T') return DIRECTIONS.flatMap((direction) => lineFrom(view, guard, direction));
  const grid = gridOf(view);
  const from = grid.parse(guard)!;
  return Array.from({ length: grid.size }, (_, box) => box)
    .filter((box) => box !== from && distanceBetween(grid, from, box) <= GUARDS[kind].range)
    .map((box) => grid.name(box));
}

function victim(view: Known, seat: Seat, box: Box, kind: GuardKind, hits: number): Victim {
  const player = view.players[seat];
  const ready = player !== undefined && player.ability !== null && !player.spent;
  const ignored = ready && IGNORES[player.ability] === GUARDS[kind].name ? 1 : 0;
  return { seat, box, hits: hits - ignored, ignored };
}

/** The kaiju that a shot hits, in order. */
function victimsOf(view: Known, kind: GuardKind, action: FireAction): readonly Victim[] {
  const { guard, target, dir, first } = action;
  const { shot, beyond } = GUARDS[kind];
  if (kind === 'T') {
    const line = dir === undefined ? [] : lineFrom(view, guard, dir);
    const hit = line.flatMap((box) => kaijuIn(view, box).map((seat) => ({ seat, box })));
    const ordered = [
      ...hit.filter(({ seat }) => seat === first),
      ...hit.filter(({ seat }) => seat !== first),
    ];
    return ordered.map(({ seat, box }, index) => victim(view, seat, box, kind, index === 0 ? shot : beyond));
  }
  return rangeOf(view, guard, kind).flatMap((box) =>
    kaijuIn(view, box)
      .filter((seat) => kind === 'M' || seat === target)
      .map((seat) => victim(view, seat, box, kind, shot)),
  );
}

const harm = ({ victims }: Shot): number => victims.reduce((sum, { hits }) => sum + hits, 0);

/**
 * The guards that may fire: those that can hit somebody first, then in reading order from the north-west. A
 * box holds at most one guard.
 */
export function gunsOf(view: Known, legal: readonly FireAction[]): readonly Gun[] {
  const grid = gridOf(view);
  const guns = new Map<Box, Shot[]>();
  for (const action of legal) {
    const content = contentIn(view, action.guard);
    if (content.kind !== 'guard') continue;
    const shot = { action, victims: victimsOf(view, content.guard, action) };
    guns.set(action.guard, [...(guns.get(action.guard) ?? []), shot]);
  }
  const place = (box: Box) => {
    const at = grid.parse(box)!;
    return grid.file(at) - grid.rank(at) * grid.width;
  };
  const hurts = (shots: readonly Shot[]) => (shots.some((shot) => shot.victims.length > 0) ? 0 : 1);
  return [...guns]
    .toSorted(([a, of], [b, other]) => hurts(of) - hurts(other) || place(a) - place(b))
    .map(([guard, shots]): Gun => {
      const content = contentIn(view, guard);
      const kind = content.kind === 'guard' ? content.guard : 'L';
      return { guard, kind, shots: shots.toSorted((a, b) => harm(b) - harm(a)) };
    });
}

import { box, lid, type MouldingProfile, moulding, type Point, panel, rectangle } from '../kit/masonry';
import type { BoxSide, Piece } from '../kit/piece';
import type { Sculpture } from '../kit/sculpture';
import type { Vec3 } from '../kit/vector';
import type { SceneName } from './panes';

/** Every storey is exactly this high. */
export const STOREY = 0.3;
/** Distance of the walls from the centre. */
export const WALL = 0.33;
/** Depth of panes behind their wall. */
export const RECESS = 0.026;

/** Repeats something for each façade, in coordinates of its front: x to the right, y up, the wall at z = WALL. */
export function around(s: Sculpture, build: (side: number) => void): void {
  for (let side = 0; side < 4; side++) s.within([0, 0, 0], [0, 90 * side, 0], () => build(side));
}

/** Sets the same on every façade, baked once. @param key of what is repeated */
export function alike(s: Sculpture, key: string, build: () => void): void {
  around(s, () => s.repeat(key, build));
}

/** A piece on a façade. */
export const put = (s: Sculpture, coat: string, piece: Piece): void => {
  s.set(coat, 'root', piece);
};

/** A wall with openings; their sides reach back to the panes. */
export function wall(
  s: Sculpture,
  coat: string,
  low: number,
  high: number,
  holes: readonly (readonly Point[])[],
): void {
  const outline = rectangle(0, low, 2 * WALL, high - low);
  put(s, coat, panel({ outline, holes, reveal: RECESS, at: [0, 0, WALL] }));
}

/** A pane that fills an opening. @param key panes with the same look and size are baked once */
export function pane(
  s: Sculpture,
  coat: string,
  opening: readonly Point[],
  key: string,
  z = WALL - RECESS,
): void {
  s.repeat(`${key} ${coat}`, () => put(s, coat, panel({ outline: opening, at: [0, 0, z] })));
}

/** Something that projects from a wall. @param at centre of its back */
export function relief(
  s: Sculpture,
  coat: string,
  [x, y, z]: Vec3,
  [width, height, out]: Vec3,
  skip: readonly BoxSide[] = ['-z'],
): void {
  put(s, coat, box({ at: [x, y, z + out / 2], size: [width, height, out], skip }));
}

/** A band around the whole storey. */
export function band(s: Sculpture, coat: string, profile: MouldingProfile, key: string): void {
  alike(s, key, () => put(s, coat, moulding(profile)));
}

/** The corner posts. @param half distance of their outer sides from the centre */
export function posts(
  s: Sculpture,
  coat: string,
  low: number,
  high: number,
  half: number,
  width: number,
  key: string,
): void {
  alike(s, key, () => {
    const at = half - width / 2;
    put(
      s,
      coat,
      box({
        at: [at, (low + high) / 2, at],
        size: [width, high - low, width],
        skip: ['-x', '-z', '+y', '-y'],
      }),
    );
  });
}

/** The floor plan, visible if there is no storey above. */
export function plan(s: Sculpture, family: string, half = WALL - 0.01): void {
  s.repeat(`${family} plan`, () => put(s, 'plan', lid(STOREY - 0.002, 2 * half)));
}

/**
 * The pane of a window, made at the centre of its wall and then moved, so that those of one look are baked once.
 * @param name,scene form the name of a coat
 */
export function windowPane(
  s: Sculpture,
  family: string,
  name: string,
  opening: readonly Point[],
  scene: string,
  z = WALL - RECESS,
): void {
  const xs = opening.map(([x]) => x);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const own = opening.map(([at, y]): Point => [at - x, y]);
  s.within([x, 0, 0], [0, 0, 0], () => pane(s, `${name} ${scene}`, own, `${family} ${name}`, z));
}

/** Windows on every façade. @param scenes contents of the windows, for each side */
export function windows(
  s: Sculpture,
  family: string,
  name: string,
  openings: readonly (readonly Point[])[],
  scenes: readonly (readonly SceneName[])[],
  z = WALL - RECESS,
): void {
  around(s, (side) => {
    for (const [i, opening] of openings.entries())
      windowPane(s, family, name, opening, scenes[side]![i % scenes[side]!.length]!, z);
  });
}

import { FIGURE_BASE, type MapPoint } from '#zorn/view';
import { dice } from '../../kit/noise';
import { CELLS } from '../cells';
import { COLUMNS, columnOf, ROWS, rowOf, sample } from '../grid';
import type { Ground } from '../ground';
import { PLACES } from '../lines';
import type { Blot } from '../paint';
import type { Shape } from '../shape';
import type { Survey } from '../survey';

/** The map while objects are placed on it. */
export interface Site {
  readonly of: Survey;
  readonly ground: Ground;
  readonly shape: Shape;
  readonly blots: Blot[];
}

export const heightAt = ({ ground }: Site, [x, z]: MapPoint): number => sample(ground.height, x, z);

/** The place at a point. */
function placeAt({ of }: Site, [x, z]: MapPoint): string {
  const column = Math.max(0, Math.min(COLUMNS - 1, Math.round(columnOf(x))));
  const row = Math.max(0, Math.min(ROWS - 1, Math.round(rowOf(z))));
  return CELLS[of.place[row * COLUMNS + column]!]!.name;
}

/** Minimum distances, table units. */
export interface Clearance {
  /** From the rim of a figure's base. */
  readonly base: number;
  readonly road?: number;
  readonly border?: number;
  readonly shore?: number;
  readonly rim?: number;
}

export function isClear({ of, ground }: Site, [x, z]: MapPoint, keep: Clearance): boolean {
  return (
    sample(of.stand, x, z) > FIGURE_BASE + keep.base &&
    sample(of.road, x, z) > (keep.road ?? 0) &&
    sample(of.border, x, z) > (keep.border ?? 0) &&
    sample(ground.shore, x, z) > (keep.shore ?? -9) &&
    sample(of.rim, x, z) > (keep.rim ?? 0.03)
  );
}

/** Points in a place that keep their distance from each other and from everything else. Deterministic. */
export function strewn(
  site: Site,
  name: string,
  apart: number,
  keep: Clearance,
  tries: number,
): readonly MapPoint[] {
  const random = dice(name.charCodeAt(0) * 131 + name.charCodeAt(1) * 17 + name.length + tries);
  const { outline } = PLACES[name]!;
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  const [west, north] = [Math.min(...xs), Math.min(...zs)];
  const [wide, deep] = [Math.max(...xs) - west, Math.max(...zs) - north];
  const found: MapPoint[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const point: MapPoint = [west + random() * wide, north + random() * deep];
    if (placeAt(site, point) !== name || !isClear(site, point, keep)) continue;
    if (found.every(([x, z]) => Math.hypot(x - point[0], z - point[1]) > apart)) found.push(point);
  }
  return found;
}

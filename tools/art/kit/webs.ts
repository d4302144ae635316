import { cornerAt, type Hull } from './hull';
import type { Rig } from './rig';
import type { Skin } from './skin';

/** Largest distance in the skeleton, in bones, between neighbours on the mesh. */
const FAR_APART = 3;
/** Fewer edges than this are ignored. */
const FEW = 4;

/** Distance between two bones in the skeleton. */
function steps({ bones }: Rig, a: number, b: number): number {
  const way = (bone: number): number[] => (bone < 0 ? [] : [bone, ...way(bones[bone]!.parent)]);
  const [up, down] = [way(a), way(b)];
  const meeting = up.find((bone) => down.includes(bone))!;
  return up.indexOf(meeting) + down.indexOf(meeting);
}

/**
 * Finds clay that has merged although its bones are far apart, such as a hand and a thigh, which would stretch like a
 * web when they move. @returns a line for each, with its position
 */
export function webs(hull: Hull, skin: Skin, rig: Rig): string[] {
  const found = new Map<string, { count: number; at: string }>();
  for (let i = 0; i < hull.indices.length; i++) {
    const a = hull.indices[i]!;
    const b = hull.indices[i - (i % 3) + ((i + 1) % 3)]!;
    if (hull.piece[a]! >= 0 || hull.piece[b]! >= 0 || a > b) continue;
    const [one, two] = [skin.joints[a * 4]!, skin.joints[b * 4]!].sort((p, q) => p - q) as [number, number];
    if (one === two || steps(rig, one, two) <= FAR_APART) continue;
    const key = `${rig.bones[one]!.name} and ${rig.bones[two]!.name}`;
    const at = cornerAt(hull.positions, a)
      .map((c) => c.toFixed(2))
      .join(', ');
    found.set(key, { count: (found.get(key)?.count ?? 0) + 1, at });
  }
  return [...found].filter(([, { count }]) => count >= FEW).map(([key, { at }]) => `${key} touch at ${at}`);
}

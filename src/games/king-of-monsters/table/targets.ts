import { isZone } from '#king-of-monsters/rules';
import { figureOf, layout, placePoint, type Table } from '#king-of-monsters/view';
import type { HighlightTarget } from '#stage';

const isFigure = (name: string) => !isZone(name) && name !== 'objective' && name.length > 2;

function targetOf(table: Table, poses: ReturnType<typeof layout>, name: string): HighlightTarget | null {
  if (isFigure(name)) {
    const pose = poses.get(figureOf(name as 'king', table) ?? '');
    if (pose === undefined) return null;
    return { id: name, kind: name === 'king' ? 'king' : 'hero', at: [pose.x, pose.y, pose.z], body: true };
  }
  const at = placePoint(name, table);
  if (at === null) return null;
  if (name === 'objective') {
    // The foot of the landmark, all of it clickable.
    const room = { width: 1.3, depth: 1.1, height: 1.9 };
    return { id: name, kind: 'shake', at: [at[0], 0, at[2]], body: false, room };
  }
  return { id: name, kind: isZone(name) ? 'zone' : 'plate', at, body: false };
}

/** Clickable targets on the table. @param open names of places and figures */
export function targetsOn(table: Table, open: ReadonlySet<string>): readonly HighlightTarget[] {
  if (open.size === 0) return [];
  const poses = layout(table);
  return [...open].flatMap((name) => targetOf(table, poses, name) ?? []);
}

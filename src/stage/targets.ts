import { Box3, type Camera, Raycaster, Vector2, Vector3 } from 'three';
import type { Outline, Place } from '#director';
import { type Badge, badgeHeight } from './outcome/Badges';
import type { BadgeFace } from './outcome/badgeTexture';
import { type PickCandidate, pickNearest, type ScreenPoint } from './pick';
import { distanceToGround, placeAt } from './placePick';
import { useTablePointer } from './tablePointer';

/** Size of a target, table units: its marker is stretched to it, and all of it can be clicked. */
export interface TargetRoom {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Something on the table that can be clicked. */
export interface HighlightTarget {
  readonly id: string;
  /** One of the marker styles of its table. */
  readonly kind: string;
  /** Centre of its base, table units. */
  readonly at: readonly [x: number, y: number, z: number];
  /** Whether a miniature stands there, whose body can be clicked too. */
  readonly body: boolean;
  /** What it is worth, shown above it. */
  readonly badge?: BadgeFace;
  /** Offset of its badge on the screen, in badge heights. With an offset, the badge is what can be clicked. */
  readonly offset?: readonly [right: number, up: number];
  /** Its size. Default: a unit box, or the body of a miniature. */
  readonly room?: TargetRoom;
  /** The outline of its ground: its marker follows it, and all of it can be clicked. */
  readonly outline?: Outline;
  /** Rotation of its marker in radians, counter-clockwise seen from above. Default: 0. */
  readonly turn?: number;
}

const BODY = { half: 0.4, height: 1.1 };
const TILE = { half: 0.45, height: 0.02 };
/** Height above its foot at which clicks on a body are aimed. */
const BODY_ANCHOR = 0.45;

/** The point that represents a target on the screen. */
export function targetAnchor({
  at,
  body,
}: Pick<HighlightTarget, 'at' | 'body'>): readonly [number, number, number] {
  return [at[0], at[1] + (body ? BODY_ANCHOR : 0), at[2]];
}

const volume = new Box3();

/** The clickable volume of a target; a shared object, overwritten by each call. */
export function volumeOf({ at, body, room }: Pick<HighlightTarget, 'at' | 'body' | 'room'>): Box3 {
  const plain = body ? BODY : TILE;
  const across = room === undefined ? plain.half : room.width / 2;
  const along = room === undefined ? plain.half : room.depth / 2;
  const height = Math.max(room?.height ?? plain.height, TILE.height);
  volume.min.set(at[0] - across, at[1] - 0.01, at[2] - along);
  volume.max.set(at[0] + across, at[1] + height, at[2] + along);
  return volume;
}

const caster = new Raycaster();
const crossing = new Vector3();

/** Whether the raycaster's ray hits a target. */
const isHit = (target: HighlightTarget): boolean =>
  (target.outline !== undefined && Number.isFinite(distanceToGround(caster, target.outline, target.at[1]))) ||
  ((target.outline === undefined || target.body) &&
    caster.ray.intersectBox(volumeOf(target), crossing) !== null);

/** Height of a badge above a place and above a miniature, and its distance beyond a tip, table units. */
const BADGE = { place: 0.34, body: 1.25, out: 0.55 };
const POINTED = '#ffffff';

/**
 * The badges of targets, each above its place, or beyond the tip of a rotated marker.
 * @param pointed the target under the pointer: highlighted if its badge is the target
 */
export function targetBadges(
  targets: readonly HighlightTarget[],
  pointed: string | null = null,
): readonly Badge[] {
  return targets.flatMap(({ id, at, body, badge, turn, offset, room }) => {
    if (badge === undefined) return [];
    if (offset !== undefined)
      return [{ ...badge, ...(id === pointed ? { colour: POINTED, lit: true } : {}), at, offset }];
    const [x, y, z] = at;
    const over = body ? BADGE.body : (room?.height ?? 0) + BADGE.place;
    if (turn === undefined) return [{ ...badge, at: [x, y + over, z] as const }];
    const [east, south] = [BADGE.out * Math.cos(turn), -BADGE.out * Math.sin(turn)];
    return [{ ...badge, at: [x + east, y + BADGE.place / 2, z + south] as const }];
  });
}

/** The anchor of a target in camera coordinates; the badge's if the badge is the target. */
function anchorOf(target: HighlightTarget, height: number, camera: Camera): Vector3 {
  const anchor = new Vector3(...targetAnchor(target)).applyMatrix4(camera.matrixWorldInverse);
  const [right, up] = target.offset ?? [0, 0];
  const high = badgeHeight(-anchor.z, camera.projectionMatrix.elements[5], height);
  anchor.x += right * high;
  anchor.y += up * high;
  return anchor;
}

/**
 * The target under a pointer; null for none.
 * @param pointer from the view's upper left corner, CSS pixels @param size of the view
 */
export function targetAt(
  targets: readonly HighlightTarget[],
  pointer: ScreenPoint,
  size: { readonly width: number; readonly height: number },
  camera: Camera,
): string | null {
  const inPicture = new Vector2((pointer.x / size.width) * 2 - 1, 1 - (pointer.y / size.height) * 2);
  caster.setFromCamera(inPicture, camera);
  const candidates = targets.map((target): PickCandidate => {
    const anchor = anchorOf(target, size.height, camera).applyMatrix4(camera.projectionMatrix);
    return {
      id: target.id,
      anchor: { x: ((anchor.x + 1) / 2) * size.width, y: ((1 - anchor.y) / 2) * size.height },
      hit: target.offset === undefined && isHit(target),
    };
  });
  return pickNearest(candidates, pointer);
}

/** Callbacks of a pointer on a table with targets. */
export interface TargetPointer {
  readonly targets: readonly HighlightTarget[];
  onPick(id: string): void;
  onHover(id: string | null): void;
  /** Places without targets that can be clicked too. */
  places(): readonly Place[];
  /** @param place null if no place was hit either */
  onMiss(place: string | null): void;
}

/** Reports what the pointer is over and what it clicks; dragging the camera is not a click. */
export function useTargetPointer({ targets, places, onPick, onHover, onMiss }: TargetPointer): void {
  useTablePointer({
    find: (pointer, size, camera) => targetAt(targets, pointer, size, camera),
    onPick,
    onHover,
    asksAnew: true,
    onMiss: (pointer, size, camera) => onMiss(placeAt(places(), pointer, size, camera)),
  });
}

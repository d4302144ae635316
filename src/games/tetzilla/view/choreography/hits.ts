import { shift } from '#kaiju/show';
import type { Seat } from '#tetzilla/rules';
import type { FacePoint } from '../geometry';
import type { KaijuPlace } from '../layout';
import { hitsPiece, kaijuPiece } from '../pieces';
import type { EventOf, Harm } from './beats';
import { count } from './figure';
import { type Scene, WALL } from './scene';
import { playImpact } from './style';

/** Height of a kaiju's centre, relative to its size. */
const CHEST = 0.52;

/** A point just in front of a kaiju's centre, where shots hit. */
export function chestOf({ at, size }: KaijuPlace): FacePoint {
  return { across: at.across, up: at.up + CHEST * size, out: at.out + 0.3 * size };
}

/** The ability of a kaiju deflects a hit: a golden flash, a clear note. */
function glance(scene: Scene, { kaiju }: EventOf<'hit'>, at: number, place: KaijuPlace): void {
  const chest = chestOf(place);
  scene.faceEffect('shield', at, chest, { tilt: WALL, intensity: 1.3 });
  scene.sound('glance', at, { x: chest.across });
  scene.say('ignored', at, { kaiju }, 1);
  scene.builder.addOffset(kaijuPiece(kaiju), 'glow', at, 0.5, 'recoil', 0.7);
}

/**
 * A kaiju takes a hit: it is thrown back, groans, and the counter on its base goes up; or it ignores it.
 * @param from where the hit comes from: the west (-1), the east (1), or neither
 */
export function takeHit(scene: Scene, { hit }: Harm, at: number, place: KaijuPlace, from: -1 | 0 | 1): void {
  const piece = kaijuPiece(hit.kaiju);
  if (hit.ignored > 0) glance(scene, hit, at, place);
  if (hit.hits === 0) return;
  const { builder } = scene;
  const strength = Math.min(1.6, 0.6 + 0.4 * hit.hits);
  playImpact(scene, at, hit.hits > 1 ? 'hit' : 'touch');
  count(scene, hitsPiece(hit.kaiju), at + 0.04, hit.total);
  scene.clip('hit', piece, at, 0.6);
  scene.sound('hit', at, { x: place.at.across }, 0.8);
  shift(scene, piece, at, 0.4, 'recoil', (from * Math.PI) / 2, from === 0 ? 0 : 0.14 * strength);
  builder.addOffset(piece, 'roll', at, 0.55, 'wobble', 0.16 * strength * (from === 0 ? 1 : -from), 2);
  builder.addOffset(piece, 'glow', at, 0.35, 'recoil', 0.6);
  const chest = chestOf(place);
  scene.faceEffect('sparks', at, chest, { tilt: WALL, intensity: strength });
}

/** The side from which something comes at a kaiju. */
export function sideOf(from: FacePoint, { at }: KaijuPlace): -1 | 0 | 1 {
  const apart = at.across - from.across;
  return Math.abs(apart) < 0.3 ? 0 : apart > 0 ? 1 : -1;
}

/** The kaiju that a harm kills. */
export const killedBy = (harm: Harm | undefined): Seat | null => harm?.death?.kaiju ?? null;

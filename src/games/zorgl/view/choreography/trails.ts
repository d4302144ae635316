import type { EffectKind, GroundPoint } from '#director';
import type { Scene } from './scene';

/** A point above the ground, in table units. */
export interface Point extends GroundPoint {
  readonly y: number;
}

/** How effects are strung along an arc. */
interface Trail {
  readonly effect: EffectKind;
  /** How far the arc rises above the straight way, table units. */
  readonly height: number;
  readonly count: number;
  readonly intensity: number;
  /** How long each effect lasts, seconds. */
  readonly lasts: number;
}

/** Effects that begin one after the other along an arc, as if something flew there. */
export function trail(
  scene: Scene,
  from: Point,
  to: Point,
  at: number,
  duration: number,
  { effect, height, count, intensity, lasts }: Trail,
): void {
  for (let index = 0; index < count; index++) {
    const share = index / count;
    const x = from.x + (to.x - from.x) * share;
    const z = from.z + (to.z - from.z) * share;
    const y = from.y + (to.y - from.y) * share + height * 4 * share * (1 - share);
    scene.effect(effect, at + duration * share, { x, z }, { y, intensity, duration: lasts });
  }
}

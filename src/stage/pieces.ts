import type { Emblem } from '#core';
import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';

/** Custom paint of a figure, CSS colours; omitted parts keep the model's. */
export interface Paint {
  readonly body?: string;
  readonly accent?: string;
}

/** A piece for the stage to draw: its pose comes from a pose buffer, its look from a registered model. */
export interface PieceSpec {
  readonly id: string;
  /** A model registry key. */
  readonly model: string;
  /** Model registry key for the other side: replaces `model` while the `variant` of the piece's pose is 0 or more. */
  readonly variant?: string;
  /** Model registry keys that replace `model` while the pose's `variant` is 0, 1, …; used instead of `variant`. */
  readonly variants?: readonly string[];
  /** The emblem of its seat, shown around its base. */
  readonly emblem?: Emblem;
  /** A CSS colour for the parts of the model that show the owner. */
  readonly tint?: string;
  /** Paint of the rest of the model. Default: its own colours. */
  readonly paint?: Paint;
  /** Stays visible behind other pieces. */
  readonly standsOut?: boolean;
  /**
   * Becomes translucent, with everything that stands on it, while it hides a place to keep visible: half its width and its
   * height, table units.
   */
  readonly screens?: { readonly half: number; readonly tall: number };
}

/** Where the stage reads the current poses: a director with its index of pieces. */
export interface PoseSource {
  /** Writes all poses; see the director's channels. */
  sample(out: Float64Array): void;
}

/**
 * When a model of a piece is drawn: always, or while the `variant` of its pose is negative (`whole`), 0 or more
 * (`variant`), or a given number.
 */
export type VariantFilter = 'always' | 'whole' | 'variant' | number;

/** Whether a model of a piece is currently visible. @param poses of all pieces */
export function isDrawn(poses: Float64Array, pieceIndex: number, occasion: VariantFilter): boolean {
  const pose = pieceIndex * CHANNEL_COUNT;
  if (poses[pose + CHANNEL_OFFSET.visibility]! <= 0) return false;
  const variant = poses[pose + CHANNEL_OFFSET.variant]!;
  if (typeof occasion === 'number') return Math.round(variant) === occasion;
  return occasion === 'always' || (occasion === 'variant') === variant >= 0;
}

/** Whether a piece's pose has changed. Both buffers hold the poses of all pieces; NaN differs from any. */
export function hasMoved(poses: Float64Array, before: Float64Array, pieceIndex: number): boolean {
  const end = (pieceIndex + 1) * CHANNEL_COUNT;
  for (let slot = end - CHANNEL_COUNT; slot < end; slot++) if (poses[slot] !== before[slot]) return true;
  return false;
}

/** Pieces with the same model, paint and `standsOut`, with the index of each among all pieces. */
export interface ModelGroup {
  readonly model: string;
  readonly occasion: VariantFilter;
  /** Undefined for the model's own paint. */
  readonly paint: Paint | undefined;
  readonly standsOut: boolean;
  readonly specs: readonly PieceSpec[];
  readonly pieceIndices: readonly number[];
}

/** The paint of a piece; undefined if it is the model's own. */
export function paintOf({ paint }: Pick<PieceSpec, 'paint'>): Paint | undefined {
  return paint?.body === undefined && paint?.accent === undefined ? undefined : paint;
}

/** The models of a piece, and when each is drawn. */
function modelsOf({ model, variant, variants }: PieceSpec): readonly (readonly [string, VariantFilter])[] {
  if (variants !== undefined)
    return [[model, 'whole'], ...variants.map((each, index) => [each, index] as const)];
  if (variant === undefined) return [[model, 'always']];
  return [
    [model, 'whole'],
    [variant, 'variant'],
  ];
}

type GroupInTheMaking = ModelGroup & { readonly specs: PieceSpec[]; readonly pieceIndices: number[] };

/** The pieces by model and look, in order of first appearance. @param specs in the order of the pose buffer */
export function groupByModel(specs: readonly PieceSpec[]): readonly ModelGroup[] {
  const groups = new Map<string, GroupInTheMaking>();
  for (const [pieceIndex, spec] of specs.entries()) {
    const paint = paintOf(spec);
    const standsOut = spec.standsOut === true;
    for (const [model, occasion] of modelsOf(spec)) {
      const key = `${model} ${occasion} ${paint?.body} ${paint?.accent} ${standsOut}`;
      const group = groups.get(key) ?? { model, occasion, paint, standsOut, specs: [], pieceIndices: [] };
      group.specs.push(spec);
      group.pieceIndices.push(pieceIndex);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

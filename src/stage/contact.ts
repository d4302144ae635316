import { type ModelPart, modelParts, modelRig, modelSource } from './registry';

/** Half extents of a model's contact shadow, table units. */
export interface Footprint {
  readonly x: number;
  readonly z: number;
}

/** The footprint of every rigged model. */
const ROUND_BASE: Footprint = { x: 0.42, z: 0.42 };

/** Lower pieces, such as cards, cast no contact shadow. */
const MIN_HEIGHT = 0.1;
/** Only vertices this close to the ground count, so arms that reach out do not. */
const FOOT_HEIGHT = 0.12;
/** Pieces this high above the ground cast no contact shadow; upper storeys are higher. */
const REACH = 0.29;

/** The footprint of a model; null if it is too flat to need a contact shadow. */
export function footprintOf(parts: readonly ModelPart[]): Footprint | null {
  let x = 0;
  let z = 0;
  let top = 0;
  for (const { geometry } of parts) {
    const position = geometry.getAttribute('position');
    for (let index = 0; index < position.count; index++) {
      const y = position.getY(index);
      top = Math.max(top, y);
      if (y > FOOT_HEIGHT) continue;
      x = Math.max(x, Math.abs(position.getX(index)));
      z = Math.max(z, Math.abs(position.getZ(index)));
    }
  }
  return top > MIN_HEIGHT ? { x, z } : null;
}

/** The footprint of a registered model; null for none. */
export function contactOf(model: string): Footprint | null {
  if (modelSource(model)?.ground === true) return null;
  return modelRig(model) === undefined ? footprintOf(modelParts(model)) : ROUND_BASE;
}

/** Strength of a contact shadow, 0 … 1. @param y height of the piece above the ground */
export function contactStrength(y: number, visibility: number): number {
  return Math.max(0, visibility) * Math.max(0, 1 - Math.max(0, y) / REACH);
}

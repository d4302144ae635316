import { MeshStandardMaterial } from 'three';
import { batchable, registerModel, shared } from '#stage';
import { TOKENS } from '#zorn/view';
import { crownGeometry, thornGeometry, trackGeometry } from './courseGeometry';
import { tokenGeometry } from './tokenGeometry';
import { tokenSheet } from './tokenSheet';

let material: MeshStandardMaterial | undefined;

/** One material for all tokens, so that they batch. */
function tokenMaterial(): MeshStandardMaterial {
  material ??= shared(batchable(new MeshStandardMaterial({ map: shared(tokenSheet()), roughness: 0.85 })));
  return material;
}

/** Registers the token models by key, and `track`, `crown` and `thorn`. Idempotent. */
export function registerTokens(): void {
  for (const [key, design] of TOKENS) {
    registerModel(key, { standIn: () => [{ geometry: tokenGeometry(design), material: tokenMaterial() }] });
  }
  registerModel('track', { standIn: () => [{ geometry: trackGeometry(), material: 'painted' }] });
  registerModel('crown', {
    standIn: () => [{ geometry: crownGeometry(), material: 'painted', glazed: 0.35 }],
  });
  registerModel('thorn', {
    standIn: () => [{ geometry: thornGeometry(), material: 'painted', glazed: 0.2 }],
  });
}

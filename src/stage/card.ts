import { BoxGeometry } from 'three';
import { registerModel } from './registry';

/** Width (x), thickness (y) and length (z) of a card, in table units. */
export const CARD_SIZE = [0.72, 0.006, 1] as const;

/** Registers the model `card`: it lies flat, its face up, the top of the picture to the north. */
export function registerCard(): void {
  registerModel('card', {
    standIn: () => {
      const [width, thickness, length] = CARD_SIZE;
      const geometry = new BoxGeometry(width, thickness, length).translate(0, thickness / 2, 0);
      return [{ geometry, material: 'card' }];
    },
  });
}

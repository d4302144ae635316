import type { CardId } from '#core';
import type { Sketch } from '../sketch';

/** The hands of the others. */
export const B: readonly CardId[] = ['2S', '5D', '7C', '9H', '10S'];
export const C: readonly CardId[] = ['3D', '8S', '6H', '10C', '2C'];

/** Red's monster, or Violet's, is a special one. */
export const RED = (monster: string): Pick<Sketch, 'monsters'> => ({ monsters: { A: monster } });
export const VIOLET = (monster: string): Pick<Sketch, 'monsters'> => ({ monsters: { C: monster } });

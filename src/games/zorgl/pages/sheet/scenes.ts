import type { CardId } from '#core';
import type { SheetScene, Sketch } from './madeUp';
import { specialScenes } from './specialScenes';

const REST: readonly CardId[] = ['3S', '6D', '8C', '4H'];
const OTHERS = {
  B: ['2S', '5D', '7C', '9H', '10S'],
  C: ['3D', '8S', '6H', '10C', '2C'],
  D: ['4S', '5C', '7H', '9S', '2D'],
} satisfies Sketch['hands'];

/** A plays a card against C; both stand where the boxes say. */
function duel(card: CardId, boxes: Sketch['boxes'], more: Partial<Sketch> = {}): Sketch {
  return { boxes, hands: { A: [card, ...REST], C: OTHERS.C }, ...more };
}

/** A plays a card, and all four are on the board. */
function crowd(card: CardId, boxes: Sketch['boxes'], more: Partial<Sketch> = {}): Sketch {
  return { boxes, hands: { A: [card, ...REST], ...OTHERS }, ...more };
}

const AGAINST = { do: 'attack', card: '7D', target: 'C' } as const;

const ordinary: readonly SheetScene[] = [
  {
    id: 'step',
    sketch: duel('9C', { c4: 'A', f3: 'C' }),
    actions: [{ do: 'move', card: '9C', to: 'd4' }],
  },
  {
    id: 'step-diagonal',
    sketch: duel('9S', { c3: 'A', f3: 'C' }),
    actions: [{ do: 'move', card: '9S', to: 'd4' }],
  },
  {
    id: 'flee',
    sketch: duel('9C', { c4: 'A', f2: 'C', d4: 'u' }),
    actions: [{ do: 'move', card: '9C', to: 'd4', flee: 'e4' }],
  },
  {
    id: 'crush',
    sketch: duel('9C', { c4: 'A', f2: 'C', d4: 'u', e4: '2', e3: '1', e5: '3' }),
    actions: [{ do: 'move', card: '9C', to: 'd4' }],
  },
  {
    id: 'stamp',
    sketch: duel('9C', { d4: 'A', f2: 'C', c4: '2', e4: '3', d3: '1', d5: '4' }),
    actions: [{ do: 'ignore', card: '9C' }],
  },
  {
    id: 'howl',
    sketch: duel('7D', { d4: 'A', f2: 'C' }),
    actions: [{ do: 'ignore', card: '7D' }],
  },
  { id: 'shove', sketch: duel('7D', { c4: 'A', d4: 'C' }), actions: [AGAINST] },
  {
    id: 'shove-diagonal',
    sketch: duel('7H', { c3: 'A', d4: 'C', e5: '3' }),
    actions: [{ ...AGAINST, card: '7H' }],
  },
  { id: 'shove-edge', sketch: duel('7D', { f4: 'A', g4: 'C' }), actions: [AGAINST] },
  { id: 'shove-floor', sketch: duel('7D', { c4: 'A', d4: 'C', e4: '4' }), actions: [AGAINST] },
  { id: 'shove-last-floor', sketch: duel('7D', { c4: 'A', d4: 'C', e4: '1' }), actions: [AGAINST] },
  {
    id: 'shove-crush',
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: 'u', f4: '2', f3: '1', f5: '3' }),
    actions: [AGAINST],
  },
  {
    id: 'chain',
    sketch: crowd('7D', { b4: 'A', c4: 'C', d4: 'B', e4: 'D' }),
    actions: [AGAINST],
  },
  {
    id: 'chain-edge',
    sketch: crowd('7D', { d4: 'A', e4: 'C', f4: 'B', g4: 'D' }),
    actions: [AGAINST],
  },
  {
    id: 'combo',
    sketch: crowd('7D', { b4: 'A', c4: 'C', d4: 'B', e4: '4', f2: 'D' }),
    actions: [AGAINST],
  },
  {
    id: 'mega-combo',
    sketch: crowd('7D', { b4: 'A', c4: 'C', d4: 'B', e4: 'D', f4: '4' }),
    actions: [AGAINST],
  },
  {
    id: 'mega-combo-collapse',
    sketch: crowd('7D', { b4: 'A', c4: 'C', d4: 'B', e4: 'D', f4: '3' }),
    actions: [AGAINST],
  },
  { id: 'plant-floor', sketch: duel('7D', { c4: 'A', d4: 'C', e4: 'P6' }), actions: [AGAINST] },
  {
    id: 'plant-last-floor',
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: 'P1' }, { floors: { A: 4, C: 3 } }),
    actions: [AGAINST],
  },
  {
    id: 'ten-floors',
    sketch: duel('7D', { c4: 'A', d4: 'C', e4: '3' }, { floors: { A: 9, C: 6 } }),
    actions: [AGAINST],
  },
  {
    id: 'blitz',
    sketch: duel('JC', { b3: 'A', f2: 'C', c3: 'u', d4: 'u' }),
    actions: [
      { do: 'blitz', card: 'JC', to: 'c3' },
      { do: 'blitz-on', to: 'd3' },
    ],
  },
  {
    id: 'burrow',
    sketch: duel('QC', { c3: 'A', f2: 'C', d3: '3', e4: 'u' }),
    actions: [{ do: 'burrow', card: 'QC', to: 'e4' }],
  },
  {
    id: 'leap',
    sketch: duel('KC', { b3: 'A', f4: 'C', d3: '3', e3: 'u' }),
    actions: [{ do: 'leap', card: 'KC', to: 'e3' }],
  },
  {
    id: 'throw',
    sketch: duel('QD', { c4: 'A', d4: 'C' }),
    actions: [{ do: 'throw', card: 'QD', target: 'C', dir: 'SE' }],
  },
  {
    id: 'throw-floor',
    sketch: duel('QD', { c4: 'A', d4: 'C', e5: '4' }),
    actions: [{ do: 'throw', card: 'QD', target: 'C', dir: 'NE' }],
  },
  {
    id: 'throw-exchange',
    sketch: duel('QD', { c4: 'A', d4: 'C' }),
    actions: [{ do: 'throw', card: 'QD', target: 'C', dir: 'W' }],
  },
  {
    id: 'frenzy',
    sketch: duel('JD', { b4: 'A', c4: 'C', e4: '3' }),
    actions: [
      { do: 'frenzy', card: 'JD', target: 'C' },
      { do: 'frenzy-on', target: 'C' },
    ],
  },
  {
    id: 'shake',
    sketch: duel('KD', { c4: 'A', d4: 'C', e5: '3', d3: '2', c5: '4', e3: '1' }),
    actions: [{ do: 'shake', card: 'KD', target: 'C' }],
  },
  {
    id: 'army-move',
    sketch: duel('9C', { c4: 'u', b2: 'A', f3: 'C' }),
    actions: [{ do: 'army-move', card: '9C', unit: 'c4', to: 'd4' }],
  },
  {
    id: 'army-attack',
    sketch: duel('7D', { c4: 'u', b2: 'A', d4: 'C' }),
    actions: [{ do: 'army-attack', card: '7D', unit: 'c4', target: 'C' }],
  },
  {
    id: 'turn-end',
    sketch: {
      boxes: { c3: 'A', e5: 'C' },
      hands: { A: ['3S', '6D'], C: OTHERS.C },
      turn: { played: 3, quota: 3 },
    },
    actions: [{ do: 'end' }],
  },
  {
    id: 'reshuffle',
    sketch: {
      boxes: { c3: 'A', e5: 'C' },
      hands: { A: ['3S', '6D'], C: OTHERS.C },
      turn: { played: 3, quota: 3 },
      drawn: 1,
    },
    actions: [{ do: 'end' }],
  },
  {
    id: 'passed-over',
    sketch: { boxes: { c3: 'A', e5: 'C' }, hands: { A: ['3S', '6D'], C: [] }, turn: { played: 3, quota: 3 } },
    actions: [{ do: 'end' }],
  },
];

/** Every kind of moment of the game, each by itself. */
export const SCENES: readonly SheetScene[] = [...ordinary, ...specialScenes];

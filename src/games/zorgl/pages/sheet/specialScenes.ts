import type { SheetScene } from './madeUp';

const C = ['3D', '8S', '6H', '10C', '2C'] as const;
const B = ['2S', '5D', '7C', '9H', '10S'] as const;

/** What only special monsters do. */
export const specialScenes: readonly SheetScene[] = [
  {
    id: 'missile',
    sketch: {
      boxes: { b3: 'A', e4: 'C', e5: '3', f4: '2', d3: '4' },
      hands: { A: ['XR', '3S', '6D', '8C'], C },
      monsters: { A: 'xman' },
    },
    actions: [{ do: 'missile', card: 'XR', target: 'C' }],
  },
  {
    id: 'inertia',
    sketch: {
      boxes: { d4: 'A', f2: 'C' },
      hands: { A: ['9C', '3S', '6D', '8C'], C },
      monsters: { A: 'greatzilla' },
    },
    actions: [{ do: 'ignore', card: '9C' }],
  },
  {
    id: 'tail',
    sketch: {
      boxes: { c4: 'A', d4: 'C', e4: '3' },
      hands: { A: ['9C', '3S', '6D'], C },
      monsters: { A: 'greatzilla' },
    },
    actions: [{ do: 'tail', target: 'C' }],
  },
  {
    id: 'tail-sweep',
    sketch: {
      boxes: { d4: 'A', e4: 'C', c5: 'B', e5: '3', c3: '2', d3: '4' },
      hands: { A: ['XR', '3S', '6D', '8C'], B, C },
      monsters: { A: 'greatzilla' },
    },
    actions: [
      { do: 'sweep', card: 'XR', target: 'C' },
      { do: 'sweep-on', target: 'B' },
    ],
  },
  {
    id: 'hover',
    sketch: {
      boxes: { d4: 'A', e3: 'C' },
      hands: { A: ['XR', '3S', '6D', '8C'], C },
      monsters: { A: 'nogyab' },
    },
    actions: [{ do: 'hover', card: 'XR' }],
  },
  {
    id: 'land',
    sketch: {
      boxes: { e3: 'C', d4: 'u' },
      hands: { A: ['9C', '3S', '6D', '8C'], C },
      monsters: { A: 'nogyab' },
      aloft: 'A',
      pending: { kind: 'land' },
    },
    actions: [{ do: 'land', to: 'd4' }],
  },
  {
    id: 'climb',
    sketch: {
      boxes: { c4: 'A', d4: '3', f2: 'C' },
      hands: { A: ['9C', '3S', '6D', '8C'], C },
      monsters: { A: 'nogyab' },
    },
    actions: [{ do: 'move', card: '9C', to: 'd4' }],
  },
  {
    id: 'climb-down',
    sketch: {
      boxes: { c4: 'A/3', f2: 'C' },
      hands: { A: ['9C', '3S', '6D', '8C'], C },
      monsters: { A: 'nogyab' },
    },
    actions: [{ do: 'move', card: '9C', to: 'd4' }],
  },
  {
    id: 'fall',
    sketch: {
      boxes: { c4: 'A/4', f2: 'C' },
      hands: { A: [], C },
      monsters: { A: 'nogyab' },
      turn: { played: 4, quota: 3 },
      pending: { kind: 'fall', by: 'C' },
    },
    actions: [{ do: 'fall', to: 'd4' }],
  },
  {
    id: 'push-off-roof',
    sketch: {
      boxes: { c4: 'A', d4: 'C/2' },
      hands: { A: ['7D', '3S', '6D', '8C'], C },
      monsters: { C: 'nogyab' },
    },
    actions: [{ do: 'attack', card: '7D', target: 'C' }],
  },
  {
    id: 'sink',
    sketch: {
      boxes: { c4: 'A', d4: 'B', e4: 'C/3' },
      hands: { A: ['7D', '3S', '6D', '8C'], B, C },
      monsters: { C: 'nogyab' },
    },
    actions: [{ do: 'attack', card: '7D', target: 'B' }],
  },
  {
    id: 'ink',
    sketch: {
      boxes: { d4: 'A', e4: 'C', c5: 'B' },
      hands: { A: ['XR', '3S', '6D', '8C'], B, C },
      monsters: { A: 'krustazor' },
    },
    actions: [
      { do: 'ink', card: 'XR' },
      { do: 'discard', cards: ['2S', '5D', '7C'] },
      { do: 'discard', cards: ['3D', '8S', '6H'] },
    ],
  },
];

import type { Emitter } from '#stage';

export const FIRE = ['#ffb347', '#ff3b0a'] as const;
export const HOT = ['#fff3c9', '#ffae3d'] as const;
export const SMOKE = ['#8f867d', '#56504b'] as const;
export const STEAM = ['#eef3f5', '#cfd9de'] as const;
export const WHITE = ['#ffffff', '#ffe9bf'] as const;
/** Air that is thick with dust for a moment. */
export const RING = ['#fff1d6', '#d2b994'] as const;
export const REACTOR = ['#eafff0', '#62ffb0'] as const;

/** Fine dust that rolls out along the ground. */
export const ROLLING: Emitter = {
  look: 'puff',
  count: 13,
  around: [0.18, 0.34],
  above: [0.02, 0.08],
  out: [0.7, 1.7],
  up: [0.05, 0.3],
  drag: 3.2,
  lasts: [0.6, 1],
  begins: [0, 0.06],
  size: [0.1, 0.32],
  varied: 0.4,
  opacity: 0.85,
  colours: 'tone',
  spin: 0.7,
};

export const GRIT: Emitter = {
  look: 'chunk',
  count: 5,
  around: [0.1, 0.34],
  out: [0.5, 1.5],
  up: [0.7, 1.7],
  gravity: 7,
  lasts: [0.7, 1],
  size: [0.02, 0.018],
  varied: 0.5,
  colours: 'tone-dark',
  spin: 11,
};
export const RAY = ['#f2feff', '#37c6ff'] as const;
export const SHIELD = ['#fff7dc', '#ffc54a'] as const;

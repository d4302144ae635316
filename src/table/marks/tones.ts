import type { MarkTone } from '#learning';

/** Colours of marks, in 3D and in flat drawings. */
export const TONE_COLOURS: Readonly<Record<MarkTone, string>> = {
  look: '#ffd23f',
  good: '#12e06a',
  bad: '#ff3b30',
};

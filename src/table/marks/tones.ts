import type { MarkTone } from '#learning';

/** The colours of marks, on the table and in drawings. */
export const TONE_COLOURS: Readonly<Record<MarkTone, string>> = {
  look: '#ffd23f',
  good: '#12e06a',
  bad: '#ff3b30',
};

import type { Drawing } from './drawing';

const line = (d: string): Drawing => [{ d, solid: false }];
const solid = (d: string): Drawing => [{ d, solid: true }];

/** Log icons for events that many games have. */
export const LOG_DRAWINGS = {
  /** A turn begins. */
  turn: solid('M6 3.5v17l14-8.5z'),
  /** A card is played. */
  card: line(
    'M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3zM12 8l3 4-3 4-3-4z',
  ),
  /** Cards or other things are taken from a stock. */
  draw: line('M4 7h9v14H4zM8 3h9v8M20 14v6M17 17h6'),
  /** Cards are put away. */
  discard: line('M6 3h9v12H6zM10 19h9V8M3 21l5-3'),
  shuffle: line(
    'M3 7h3c5 0 6 10 11 10h4M3 17h3c2 0 3-1.5 4-3.5M14 9.5c1-1.5 2-2.5 3-2.5h4M18.5 4l3 3-3 3M18.5 14l3 3-3 3',
  ),
  /** Nothing is done. */
  pass: line('M5 5l7 7-7 7M18 5v14'),
  hit: solid(
    'M12 1.5l2.8 5.9 6-2.3-2.3 6 4 3.7-5.7 1.4.6 6.3L12 18.6 6.6 22.5l.6-6.3-5.7-1.4 4-3.7-2.3-6 6 2.3z',
  ),
  /** A player is out. */
  death: solid(
    'M12 2a9 9 0 0 0-9 9c0 3 1.5 5.2 4 6.5V21h2.5v-2h1.5v2h2v-2h1.5v2H17v-3.5c2.5-1.3 4-3.5 4-6.5a9 9 0 0 0-9-9zM8.3 9.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zm7.4 0a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  ),
  /** The game is won. */
  end: [
    ...solid('M7 3h10v6a5 5 0 0 1-10 0zM11 14h2v4h3.5v3h-9v-3H11z'),
    ...line('M6.5 5H3.5c0 3.5 1 5 3.5 5.5M17.5 5h3c0 3.5-1 5-3.5 5.5'),
  ],
} as const satisfies Readonly<Record<string, Drawing>>;

import { type Drawing, DrawingIcon, LOG_DRAWINGS } from '#ui';
import type { ActionKind } from '#zorgl/rules';

const line = (d: string): Drawing => [{ d, solid: false }];
const solid = (d: string): Drawing => [{ d, solid: true }];

const STEP = line('M12 20V5M6 10.5L12 4.5l6 6');
const HIT = LOG_DRAWINGS.hit;
const TANK = [...solid('M3 13h18l-2 6.5H5zM7 7.5h7l2 4.5H6z'), ...line('M14 9l7.5-3')];

const TAIL = line('M3 20c10 1 16-3 16-9 0-4-4-6-7-4-2.5 1.7-1.5 5 1 4.5M19.5 5.5l2.5-2M21 9h2');

const ICONS: Readonly<Record<ActionKind, Drawing>> = {
  move: STEP,
  attack: HIT,
  ignore: line('M5 9h4l5-4.5v15L9 15H5zM17.5 9l4 6M21.5 9l-4 6'),
  blitz: solid('M14 1.5L4 13.5h6.5L9 22.5l11-13h-7z'),
  burrow: line('M2 9h5c1.5 0 1.5 9 5 9s3.5-9 5-9h5M8 4l1.5 2M12 2.5v3M16 4l-1.5 2'),
  leap: line('M3 20C4 6 15 4 19 14M13.5 12.5L19.5 15 22 9'),
  throw: line('M4 20c0-9 5-13 12-13M11.5 2.5L17 7l-4.5 5.5M17.5 17h4M19.5 15v4'),
  frenzy: line('M4 4c3 5 3 10 1 16M11 3c3 5 3 12 1 18M18 4c3 5 3 10 1 16'),
  shake: line('M8 4.5h8v15H8zM8 9.5h8M8 14.5h8M4 8l-2 2 2 2-2 2 2 2M20 8l2 2-2 2 2 2-2 2'),
  'army-move': TANK,
  'army-attack': [...TANK, ...solid('M20 8.5l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z')],
  'blitz-on': STEP,
  'frenzy-on': HIT,
  missile: solid(
    'M22 2c-6 0-10 2.5-13 6.5L4 9l-2 3.5 4 .8 4.7 4.7.8 4 3.5-2 .5-5C19.5 12 22 8 22 2zM6 17l-3 4 4-3z',
  ),
  sweep: TAIL,
  'sweep-on': TAIL,
  hover: line('M12 20V9M8 13l4-4 4 4M2 9c3-5 6-5 10-1 4-4 7-4 10 1'),
  ink: solid('M12 1.5c4 6 7 9.5 7 13.5a7 7 0 0 1-14 0c0-4 3-7.5 7-13.5z'),
  tail: TAIL,
  discard: LOG_DRAWINGS.discard,
  land: line('M12 3v12M7 10.5l5 5 5-5M3 20.5h18'),
  fall: line('M4 4h7v6M11 10c6 0 8 4 8 10M15 16.5l4 4 3-4.5'),
  stop: line('M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM8 12h8'),
  end: line('M4 12.5l5.5 5.5L20 6.5'),
};

/** The icon of a mode. */
export function modeDrawing(mode: ActionKind): Drawing {
  return ICONS[mode];
}

/** A star, for an ace (any power) and a joker (any suit). */
export const STAR_DRAWING = solid('M12 2l3 7 7.5.6-5.7 5 1.7 7.4L12 18l-6.5 4 1.7-7.4-5.7-5L9 9z');

/** Icon of a mode, beside its name. */
export function ModeIcon({ mode }: { readonly mode: ActionKind }) {
  return <DrawingIcon drawing={ICONS[mode]} size="1.3em" />;
}

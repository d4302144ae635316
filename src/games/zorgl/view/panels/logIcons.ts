import { type Drawing, LOG_DRAWINGS } from '#ui';
import type { ActionKind, Event } from '#zorgl/rules';
import { modeDrawing } from './icons';

type ManneredEvent = Extract<Event, { readonly type: 'move' | 'attack' }>;

/** Icons for ways of moving and attacking: the use of the card that caused them. */
const MANNERS = {
  step: 'move',
  blitz: 'blitz',
  burrow: 'burrow',
  leap: 'leap',
  land: 'land',
  fall: 'fall',
  shove: 'attack',
  frenzy: 'frenzy',
  throw: 'throw',
  army: 'army-attack',
  tail: 'tail',
  sweep: 'sweep',
} as const satisfies Readonly<Record<ManneredEvent['manner'], ActionKind>>;

/** Icons of other events. Types without one do not appear in the log. */
const TYPES: Readonly<Partial<Record<Event['type'], Drawing>>> = {
  'card-played': LOG_DRAWINGS.card,
  stamp: modeDrawing('ignore'),
  howl: modeDrawing('ignore'),
  inertia: modeDrawing('ignore'),
  shake: modeDrawing('shake'),
  missile: modeDrawing('missile'),
  sweep: modeDrawing('sweep'),
  'sweep-ended': modeDrawing('sweep'),
  hover: modeDrawing('hover'),
  ink: modeDrawing('ink'),
  'hand-discarded': LOG_DRAWINGS.discard,
  'cards-discarded': LOG_DRAWINGS.discard,
  flee: modeDrawing('army-move'),
  crush: [
    { d: 'M12 2v9M8 7.500l4 4 4-4', solid: false },
    { d: 'M2.5 15h19l-2.5 6H5z', solid: true },
  ],
  'army-move': modeDrawing('army-move'),
  'turn-started': LOG_DRAWINGS.turn,
  draw: LOG_DRAWINGS.draw,
  reshuffle: LOG_DRAWINGS.shuffle,
  'passed-over': LOG_DRAWINGS.pass,
  'game-over': LOG_DRAWINGS.end,
};

/** The icon of an event in the log. */
export function logIcon(event: Event): Drawing | undefined {
  if (event.type === 'attack' || event.type === 'move') return modeDrawing(MANNERS[event.manner]);
  return TYPES[event.type];
}

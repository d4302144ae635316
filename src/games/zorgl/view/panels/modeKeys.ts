import type { ActionKind } from '#zorgl/rules';

/** Default keys of the modes. Modes that are never offered together may share one. */
export const MODE_KEYS: Readonly<Partial<Record<ActionKind, string>>> = {
  move: 'g',
  attack: 'h',
  blitz: 'd',
  'blitz-on': 'd',
  burrow: 'o',
  leap: 'j',
  frenzy: 'f',
  'frenzy-on': 'f',
  throw: 't',
  shake: 'k',
  'army-move': 'a',
  'army-attack': 'q',
  missile: 'i',
  sweep: 'i',
  'sweep-on': 'i',
  hover: 'i',
  ink: 'i',
  tail: 'y',
  ignore: 'x',
  stop: 'x',
};

/** The default key of a mode as shown, in capitals; undefined if it has none. */
export const modeCap = (mode: ActionKind): string | undefined => MODE_KEYS[mode]?.toUpperCase();

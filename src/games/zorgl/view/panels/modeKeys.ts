import type { ActionKind } from '#zorgl/rules';

/**
 * The letter that chooses what a card does, as it is printed on the key. Uses that are never offered together may share
 * one.
 */
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

/** The letter that a use has at first, in capitals, as it is shown; undefined if it has none. */
export const modeCap = (mode: ActionKind): string | undefined => MODE_KEYS[mode]?.toUpperCase();

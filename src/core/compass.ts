import { DIRECTIONS, type Direction } from './grid';
import type { Language } from './preferences';

type Compass = Readonly<Record<Direction, string>>;

/** Names of the directions as used within a sentence, by language. */
export const DIRECTION_NAMES: Readonly<Record<Language, Compass>> = {
  en: {
    N: 'north',
    NE: 'north-east',
    E: 'east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    W: 'west',
    NW: 'north-west',
  },
  fr: {
    N: 'nord',
    NE: 'nord-est',
    E: 'est',
    SE: 'sud-est',
    S: 'sud',
    SW: 'sud-ouest',
    W: 'ouest',
    NW: 'nord-ouest',
  },
};

/** Letters of the directions, by language. */
export const DIRECTION_LETTERS: Readonly<Record<Language, Compass>> = {
  en: { N: 'N', NE: 'NE', E: 'E', SE: 'SE', S: 'S', SW: 'SW', W: 'W', NW: 'NW' },
  fr: { N: 'N', NE: 'NE', E: 'E', SE: 'SE', S: 'S', SW: 'SO', W: 'O', NW: 'NO' },
};

/** Builds a text for each direction. */
export const eachDirection = (text: (direction: Direction) => string): Compass =>
  Object.fromEntries(DIRECTIONS.map((direction) => [direction, text(direction)])) as Compass;

import { Cover } from './Cover';
import { Poster } from './Poster';

/** The box on the shelf; the only part of Zorgl-Zilla that is loaded up front. */
export const zorglBox = {
  players: { min: 2, max: 4 },
  minutes: { min: 20, max: 40 },
  age: 8,
  colour: '#8a1f1c',
  pitch: {
    en: 'Shove your rivals into buildings, and keep the floors that fall.',
    fr: 'Poussez vos rivaux dans les immeubles et gardez les étages qui tombent.',
  },
  Cover,
  Poster,
};

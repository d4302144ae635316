import { Cover } from './Cover';
import { Poster } from './Poster';

/** The box on the shelf; the only part of TetZilla that is loaded up front. */
export const tetzillaBox = {
  players: { min: 2, max: 5 },
  minutes: { min: 30, max: 60 },
  age: 10,
  colour: '#1b3f8a',
  pitch: {
    en: 'Drop the city in blocks, climb it, crush it, and stay out of the line of fire.',
    fr: 'Faites tomber la ville tuile par tuile, grimpez, écrasez et évitez les tirs.',
  },
  Cover,
  Poster,
};

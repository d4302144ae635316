import { Cover } from './Cover';
import { Poster } from './Poster';

/** Box data of King of Monsters, needed before the game itself loads. */
export const kingBox = {
  players: { min: 2, max: 9 },
  minutes: { min: 60, max: 120 },
  age: 10,
  colour: '#2c3f55',
  pitch: {
    en: 'One giant monster, eight heroes, an island between them.',
    fr: 'Un monstre géant, huit héros, une île entre eux.',
  },
  Cover,
  Poster,
};

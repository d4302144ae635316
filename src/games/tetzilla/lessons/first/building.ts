import { always, type Idea } from './idea';
import { inStage, landedMarks, ranked } from './reading';

/** The city, and how it grows. */
export const building: readonly Idea[] = [
  {
    id: 'goal',
    title: { en: 'Crush buildings: most points win', fr: 'Écraser des immeubles : le plus de points gagne' },
    clause: 'T9.5',
    when: always,
    say: () => ({
      en: 'You build a city and send a kaiju up through it. Whoever has most points after eight turns, from what was crushed, wins.',
      fr: 'Vous bâtissez une ville, puis votre kaiju y grimpe. Après huit tours, le plus de points écrasés gagne.',
    }),
  },
  {
    id: 'tile',
    title: { en: 'Turn a tile, move it, drop it', fr: 'Tourner une tuile, la déplacer, la lâcher' },
    clause: 'T4.2',
    when: inStage('found', 'slide'),
    wants: (moment) => ranked(moment, ({ do: kind }) => kind === 'slide'),
    say: () => ({
      en: 'A tile hangs over the city. Turn it, move it sideways and drop it; the green marks show a good place.',
      fr: 'Une tuile pend sur la ville. Tournez-la, déplacez-la, lâchez-la ; les marques vertes montrent une bonne place.',
    }),
    after: {
      en: 'Thud! It stays where it landed: no row is ever cleared.',
      fr: 'Boum ! Elle reste où elle est tombée : aucune rangée ne disparaît.',
    },
    marks: (moment) => landedMarks(moment, ranked(moment)[0]),
  },
  {
    id: 'signs',
    title: { en: 'Signs become buildings and guards', fr: 'Les signes deviennent immeubles et gardes' },
    clause: 'T4.7',
    when: inStage('enter', 'move'),
    say: () => ({
      en: 'Each sign of a tile got what it asks for: a house a building, a sight a guard. Nobody knows a building’s points yet.',
      fr: 'Chaque signe d’une tuile a reçu son dû : un immeuble ou un garde. Nul ne connaît encore les points d’un immeuble.',
    }),
  },
];

/** How the city ends the game. */
export const ending: readonly Idea[] = [
  {
    id: 'start',
    title: { en: 'Another begins each turn', fr: 'Un autre commence à chaque tour' },
    clause: 'T9.1',
    when: ({ view }) => view.turn.number >= 2 && view.turn.stage === 'move',
    say: () => ({
      en: 'A turn is walking, building, firing. In the next one another player begins.',
      fr: 'Un tour : marcher, bâtir, tirer. Au suivant, un autre commence.',
    }),
  },
  {
    id: 'full',
    title: { en: 'A city too high ends the game', fr: 'Une ville trop haute finit la partie' },
    clause: 'T9.2',
    when: ({ view }) => view.turn.number >= 4 && view.turn.stage === 'slide',
    say: () => ({
      en: 'Build low while you want to go on. When a tile finds no room any more, the turn is the last one.',
      fr: 'Bâtissez bas pour que la partie dure. Quand une tuile ne trouve plus de place, le tour est le dernier.',
    }),
  },
  {
    id: 'last',
    title: { en: 'The eighth turn is the last', fr: 'Le huitième tour est le dernier' },
    clause: 'T9.1',
    when: ({ view }) => view.turn.number === 8 && view.turn.stage === 'move',
    say: () => ({
      en: 'This is the last turn: nothing is worth saving any more. Take what you can reach.',
      fr: 'C’est le dernier tour : rien ne sert plus d’économiser. Prenez ce qui est à portée.',
    }),
  },
];

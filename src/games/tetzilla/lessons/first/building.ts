import { always, type Idea } from './idea';
import { inStage, landedMarks, ranked } from './reading';

/** The city, and how it grows. */
export const building: readonly Idea[] = [
  {
    id: 'goal',
    title: { en: 'Crush buildings: most points win', fr: 'Écraser des bâtiments : le plus de points gagne' },
    clause: 'T9.5',
    when: always,
    say: () => ({
      en: 'Build a city, then send your kaiju up to crush it. Every building scores points: most points after eight turns wins.',
      fr: 'Bâtissez une ville, puis votre kaiju y grimpe et l’écrase. Chaque bâtiment rapporte des points : le plus de points après huit tours gagne.',
    }),
  },
  {
    id: 'tile',
    title: { en: 'Turn a tile, move it, drop it', fr: 'Tourner une tuile, la déplacer, la lâcher' },
    clause: 'T4.2',
    when: inStage('found', 'slide'),
    wants: (moment) => ranked(moment, ({ do: kind }) => kind === 'slide'),
    say: () => ({
      en: 'Turn the hanging tile, move it sideways and drop it. The green marks show a good spot.',
      fr: 'Tournez la tuile suspendue, déplacez-la, lâchez-la. Les marques vertes montrent une bonne place.',
    }),
    after: {
      en: 'Thud! It stays where it lands: full rows never disappear.',
      fr: 'Boum ! Elle reste où elle est tombée : un rang complet ne disparaît pas.',
    },
    marks: (moment) => landedMarks(moment, ranked(moment)[0]),
  },
  {
    id: 'signs',
    title: { en: 'Signs become buildings and guards', fr: 'Les signes deviennent bâtiments et gardes' },
    clause: 'T4.7',
    when: inStage('enter', 'move'),
    say: () => ({
      en: 'Houses on your tiles became buildings, crosshairs became guards. A building’s points stay hidden until somebody crushes it.',
      fr: 'Les maisons de vos tuiles sont devenues des bâtiments, les viseurs des gardes. Les points d’un bâtiment restent cachés tant que nul ne l’écrase.',
    }),
  },
];

/** How the city ends the game. */
export const ending: readonly Idea[] = [
  {
    id: 'start',
    title: { en: 'Another player starts each turn', fr: 'Un autre commence à chaque tour' },
    clause: 'T9.1',
    when: ({ view }) => view.turn.number >= 2 && view.turn.stage === 'move',
    say: () => ({
      en: 'Each turn: move, build, fire. The next player starts the next turn.',
      fr: 'Un tour : marcher, bâtir, tirer. Au tour suivant, un autre joueur commence.',
    }),
  },
  {
    id: 'full',
    title: { en: 'A city too high ends the game', fr: 'Une ville trop haute finit la partie' },
    clause: 'T9.2',
    when: ({ view }) => view.turn.number >= 4 && view.turn.stage === 'slide',
    say: () => ({
      en: 'Build low to keep the game going. Once a tile has no room, this turn is the last.',
      fr: 'Bâtissez bas pour que la partie dure. Dès qu’une tuile n’a plus de place, ce tour est le dernier.',
    }),
  },
  {
    id: 'last',
    title: { en: 'The eighth turn is the last', fr: 'Le huitième tour est le dernier' },
    clause: 'T9.1',
    when: ({ view }) => view.turn.number === 8 && view.turn.stage === 'move',
    say: () => ({
      en: 'Last turn! Spend every token and crush what you can reach.',
      fr: 'Dernier tour ! Dépensez tous vos jetons et écrasez ce qui est à portée.',
    }),
  },
];

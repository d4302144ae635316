import { HOUSE_LOOKS, HOUSES, type House } from '../houses';
import type { TokenDesign, TokenFace } from './design';
import { area, around, emblemAt, INK, line, oval, PALE } from './draw';

/** Outline of pressed wax: irregular, and the same for all seals. */
const WAX = around(36, (corner) => {
  const angle = (corner / 36) * 2 * Math.PI;
  return 47.4 + 1.3 * Math.sin(3 * angle) + 0.8 * Math.sin(5 * angle + 1) + 0.5 * Math.sin(8 * angle + 2);
});

/** Three thorns from one root. */
const THORNS =
  'M12 22C10 16 10 8 12 1C14 8 14 16 12 22ZM10 22C6 19 3 14 2.4 7C6.6 11 9.4 16 11 21ZM14 22C18 19 21 14 21.6 7C17.4 11 14.6 16 13 21Z';
const CROWN = 'M3 19L1.6 7L7.6 11.6L12 4L16.4 11.6L22.4 7L21 19Z';

const ring = (colour: string) => line(oval(50, 50, 34), colour, 4);

/** The same for all seals, because it is also visible from behind. */
const WAX_RIM = '#4a2c16';
/** Face down, so that the owner stays hidden. */
const SEALED: TokenFace = {
  ground: '#8a5f3a',
  marks: [ring('#5d3c20'), line('M33 50H67M50 33V67', '#5d3c20', 5), area(oval(50, 50, 7), '#5d3c20')],
};

const seal = (ground: string, dark: string, emblem: string, fill: string): TokenDesign => ({
  outline: WAX,
  rim: WAX_RIM,
  face: { ground, marks: [ring(dark), emblemAt(emblem, fill, 50, 50, 46)] },
  back: SEALED,
});

/** Darkens a six-digit colour. */
function darker(colour: string): string {
  const part = (at: number) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.5);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}

const ofHouses = <Design>(make: (colour: string, emblem: string) => Design) =>
  Object.fromEntries(
    HOUSES.map((house) => [house, make(HOUSE_LOOKS[house].colour, HOUSE_LOOKS[house].emblem)]),
  ) as Readonly<Record<House, Design>>;

/** Chits of a day: Houses, wild, Blight. */
export const SEALS: Readonly<Record<House | 'wild' | 'blight', TokenDesign>> = {
  ...ofHouses((colour, emblem) => seal(colour, darker(colour), emblem, '#fff6e0')),
  wild: seal('#eadfc2', '#8a7850', CROWN, '#6b4a12'),
  blight: seal('#40060c', '#180103', THORNS, '#ff5a3c'),
};

const FLAG = 'M12 2L21 2L21 8L97 11L80 32L97 53L21 56L21 98L12 98Z';
const PENNANT = 'M12 2L20 2L20 8L98 27L20 46L20 98L12 98Z';
const pole = (d: string) => area(d, '#5a3c1e');

/** Flags that show who controls a town. */
export const FLAGS: Readonly<Record<House | 'blight', TokenDesign>> = {
  ...ofHouses(
    (colour, emblem): TokenDesign => ({
      outline: FLAG,
      rim: darker(colour),
      stands: true,
      face: { ground: colour, marks: [pole('M12 2H21V98H12Z'), emblemAt(emblem, '#fff6e0', 51, 32, 36)] },
    }),
  ),
  blight: {
    outline: FLAG,
    rim: '#1a0204',
    stands: true,
    face: { ground: '#2a0a0e', marks: [pole('M12 2H21V98H12Z'), emblemAt(THORNS, '#ff5a3c', 51, 32, 38)] },
  },
};

/** A point of Glory. */
export const PENNANTS: Readonly<Record<House, TokenDesign>> = ofHouses(
  (colour, emblem): TokenDesign => ({
    outline: PENNANT,
    rim: darker(colour),
    stands: true,
    face: { ground: colour, marks: [pole('M12 2H20V98H12Z'), emblemAt(emblem, '#fff6e0', 40, 27, 25)] },
  }),
);

const FORK = 'M44 92V58L22 40L14 50L8 14L42 18L33 28L50 42L67 28L58 18L92 14L86 50L78 40L56 58V92Z';
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => ({
  ...area('M-6 -28L0 -44L6 -28Z', '#fff3c0'),
  x: 50,
  y: 50,
  turn,
}));

/** Markers for the day, the turn and the state of the game. */
export const COURSE = {
  steward: {
    outline: 'M8 95L3 30L27 55L50 6L73 55L97 30L92 95Z',
    rim: '#6b4708',
    stands: true,
    face: {
      ground: '#efbf3e',
      marks: [
        area('M8 76H92V90H8Z', '#a5281f'),
        area(oval(50, 60, 8, 10), '#3a7fc4'),
        area(oval(25, 66, 5), '#fff3c0'),
        area(oval(75, 66, 5), '#fff3c0'),
      ],
    },
  },
  /** Yellow for odd, blue for even. */
  fork: {
    outline: around(8, () => 50, 22.5),
    rim: '#3a2a10',
    face: { ground: '#f2c52c', marks: [area(FORK, INK)] },
    back: { ground: '#2f6fd0', marks: [area(FORK, PALE)] },
  },
  /** Sun by day, moon by night. */
  day: {
    outline: oval(50, 50, 49),
    rim: '#4a3a18',
    face: { ground: '#f09a2a', marks: [...RAYS, area(oval(50, 50, 22), '#fff3c0')] },
    back: {
      ground: '#1d2a55',
      marks: [
        area('M60 16C38 20 26 40 32 60C38 78 58 86 74 76C56 74 46 60 48 44C49 32 54 22 60 16Z', '#e6ecff'),
        area('M74 24L77 33L86 36L77 39L74 48L71 39L62 36L71 33Z', '#e6ecff'),
      ],
    },
  },
  turn: {
    outline:
      'M16 3L84 3L84 14C84 34 62 42 58 50C62 58 84 66 84 86L84 97L16 97L16 86C16 66 38 58 42 50C38 42 16 34 16 14Z',
    rim: '#4a3012',
    stands: true,
    face: {
      ground: '#e9dcb8',
      marks: [
        area('M16 3H84V13H16ZM16 87H84V97H16Z', '#7a4f22'),
        area(
          'M26 24H74C68 36 56 40 52 48H48C44 40 32 36 26 24ZM24 87C28 76 40 74 50 66C60 74 72 76 76 87Z',
          '#d08a2c',
        ),
      ],
    },
  },
} as const satisfies Readonly<Record<string, TokenDesign>>;

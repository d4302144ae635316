import type { TokenDesign, TokenFace } from './design';
import { area, INK, line, oval, PALE } from './draw';

/** Outline of every treasure token; all look the same from behind. */
const OUTLINE = 'M10 30Q10 5 50 5Q90 5 90 30L90 86Q90 95 81 95L19 95Q10 95 10 86Z';
const RIM = '#3a260f';

/** Background by kind: relics light, people blue, goods brown, traps dark red. */
const GROUNDS = { relic: '#f3e6bd', people: '#41708a', goods: '#8a5a1e', trap: '#3a0a10' } as const;

const BACK: TokenFace = {
  ground: '#6b4a26',
  marks: [
    line('M10 46H90', '#c99a3c', 7),
    line('M28 8V95M72 8V95', '#3f2912', 6),
    area(oval(50, 52, 16, 18), '#e0b24e'),
    area(oval(50, 48, 5), INK),
    area('M47 50H53L56 64H44Z', INK),
  ],
};

const token = (ground: keyof typeof GROUNDS, ...marks: TokenFace['marks']): TokenDesign => ({
  outline: OUTLINE,
  rim: RIM,
  face: { ground: GROUNDS[ground], marks },
  back: BACK,
});

const coin = (x: number, y: number) => [
  area(oval(x, y + 4, 19, 8), '#7a5208'),
  area(oval(x, y, 19, 8), '#ffd75e'),
  line(oval(x, y, 12, 4.6), '#b5830f', 2.4),
];
const FLAME =
  'M50 14C58 34 78 42 78 64C78 82 66 90 50 90C34 90 22 82 22 64C22 52 32 46 36 34C42 40 44 46 46 50C50 40 47 26 50 14Z';
const DART = 'M14 80L18 62L26 66L66 26L62 18L84 12L78 34L70 30L30 70L34 78Z';

/** Treasure tokens by kind, face up; the back is the same for all. */
export const TREASURES = {
  relic: token(
    'relic',
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => ({
      ...line('M0 -26V-38', '#d1a13a', 5),
      x: 50,
      y: 46,
      turn,
    })),
    area('M30 24H70C70 46 62 56 54 58V72L66 80V86H34V80L46 72V58C38 56 30 46 30 24Z', '#b8860f'),
    area('M35 28H65C64 42 58 49 50 50C42 49 36 42 35 28Z', '#ffdf7a'),
    area(oval(50, 65, 4.5), '#b3202a'),
  ),
  vagnar: token(
    'people',
    line('M22 34C30 20 70 20 78 34', PALE, 8),
    line('M50 20V84', PALE, 9),
    line('M22 34L50 52L78 34', '#c7b48c', 4),
    line('M36 72H64', PALE, 7),
    line('M50 12V22', PALE, 5),
  ),
  merchants: token(
    'people',
    line('M50 16V82M32 84H68', PALE, 7),
    line('M20 30H80', PALE, 6),
    line('M20 30L10 56M20 30L32 56M80 30L68 56M80 30L90 56', '#c7b48c', 3),
    area('M12 56H36C34 68 16 68 12 56ZM64 56H88C84 68 66 68 64 56Z', '#ffd75e'),
  ),
  farmers: token(
    'people',
    line('M34 88L46 40M50 90V34M66 88L54 40', '#e6b94c', 6),
    area(
      'M50 10C60 20 60 32 50 40C40 32 40 20 50 10ZM30 18C42 22 48 32 44 44C32 42 26 30 30 18ZM70 18C58 22 52 32 56 44C68 42 74 30 70 18Z',
      '#ffd75e',
    ),
    line('M34 64H66', '#b3202a', 8),
  ),
  gold: token('goods', ...coin(50, 76), ...coin(38, 60), ...coin(62, 58), ...coin(50, 40)),
  jewels: token(
    'goods',
    area('M30 26H70L88 46L50 86L12 46Z', '#46c8d8'),
    area('M30 26L40 46H12ZM70 26L88 46H60ZM40 46H60L50 86Z', '#a8f0f2'),
    area('M40 46L50 26L60 46Z', '#e8ffff'),
    line('M30 26H70L88 46L50 86L12 46ZM12 46H88', '#0e5560', 3.4),
  ),
  stores: token(
    'goods',
    area('M30 18H70C80 38 80 66 70 86H30C20 66 20 38 30 18Z', '#d8a763'),
    line('M42 19C36 40 36 64 42 85M58 19C64 40 64 64 58 85', '#7d5220', 3.4),
    line('M25 34H75M25 70H75', '#3c4148', 7),
    area(oval(50, 52, 6), INK),
  ),
  portal: token(
    'trap',
    area(oval(50, 54, 31, 34), '#1a0508'),
    line(oval(50, 54, 30, 33), '#ff5a2a', 6),
    line('M50 54C60 48 64 62 54 68C40 74 30 58 38 44C46 32 68 38 70 54', '#ff9a4a', 6),
    area('M22 30L14 10L34 20ZM78 30L86 10L66 20Z', '#ff5a2a'),
  ),
  snare: token(
    'trap',
    line(oval(50, 54, 33, 28), '#c3c8cc', 7),
    area(
      'M24 40L34 56L40 34ZM42 32L50 52L58 32ZM60 34L66 56L76 40ZM24 68L34 52L40 76ZM42 80L50 58L58 80ZM60 76L66 52L76 68Z',
      '#e9edf0',
    ),
    line('M10 54H22M78 54H90', '#c3c8cc', 6),
  ),
  'green-fire': token(
    'trap',
    area(FLAME, '#4fc83a'),
    area(
      'M50 48C56 60 66 64 64 74C62 84 56 86 50 86C42 86 36 82 36 74C36 66 42 64 45 58C48 62 49 64 50 64C52 58 50 52 50 48Z',
      '#e0ffa0',
    ),
  ),
  darts: token(
    'trap',
    area(DART, '#e9edf0'),
    {
      ...area(DART, '#b9e34c'),
      x: 100,
      scale: 1,
      turn: 0,
      d: 'M-14 80L-18 62L-26 66L-66 26L-62 18L-84 12L-78 34L-70 30L-30 70L-34 78Z',
    },
    area(oval(78, 84, 6), '#b9e34c'),
  ),
} as const satisfies Readonly<Record<string, TokenDesign>>;

import type { TokenDesign } from './design';
import { area, around, INK, line, oval, PALE } from './draw';

const STAKES = [9, 27, 45, 63, 81].map((x) => area(`M${x - 7} 80V42L${x} 24L${x + 7} 42V80Z`, '#d8ae72'));
const BOARD = 'M10 12L90 12Q97 12 97 19L97 82Q97 89 90 89L10 89Q3 89 3 82L3 19Q3 12 10 12Z';
const ARM = 'M50 50V9M50 22L38 12M50 22L62 12';

/** Condition tokens of units. */
export const CONDITIONS = {
  casualties: {
    outline: 'M8 20L92 20Q98 20 98 27L98 74Q98 80 92 80L8 80Q2 80 2 74L2 27Q2 20 8 20Z',
    rim: '#33130f',
    face: {
      ground: '#6a241f',
      marks: [
        line('M6 33H94M6 67H94', '#d8ae72', 6),
        area('M20 33H80V67H20Z', PALE),
        area(oval(32, 50, 9), INK),
        area('M43 42C56 34 70 38 77 45V57C68 62 54 64 43 58Z', '#a5352c'),
      ],
    },
  },
  'wound-light': {
    outline: 'M50 3C66 30 86 44 86 65C86 85 70 97 50 97C30 97 14 85 14 65C14 44 34 30 50 3Z',
    rim: '#7e1620',
    face: { ground: '#e8545f', marks: [line('M32 76L68 50', PALE, 11)] },
  },
  'wound-heavy': {
    outline: around(18, (corner) => (corner % 2 === 0 ? 49 : 36)),
    rim: '#3b0409',
    face: {
      ground: '#93101c',
      marks: [
        line('M30 72C36 60 38 44 36 28', PALE, 8),
        line('M48 78C54 62 56 44 53 24', PALE, 8),
        line('M66 72C71 60 72 46 69 31', PALE, 8),
      ],
    },
  },
  stunned: {
    outline: around(10, (corner) => (corner % 2 === 0 ? 50 : 25)),
    rim: '#7a5204',
    face: {
      ground: '#f6c92f',
      marks: [line('M50 52C55 46 61 53 55 59C47 66 36 58 40 47C44 35 63 35 67 49', '#4a2a05', 7)],
    },
  },
  terrorized: {
    outline: 'M50 3C78 3 89 26 89 50L91 96L75 85L62 97L50 85L38 97L25 85L9 96L11 50C11 26 22 3 50 3Z',
    rim: '#2f2459',
    face: {
      ground: '#b9a9ea',
      marks: [
        area(oval(35, 38, 9, 13), INK),
        area(oval(65, 38, 9, 13), INK),
        area(oval(50, 68, 11, 14), INK),
        line('M25 21L38 17M75 21L62 17', INK, 5),
      ],
    },
  },
  poisoned: {
    outline: 'M34 3L66 3L66 16L61 16L61 36L89 80C93 91 86 97 77 97L23 97C14 97 7 91 11 80L39 36L39 16L34 16Z',
    rim: '#173a10',
    face: {
      ground: '#2f6a22',
      marks: [
        area('M32 58H68L82 82C84 88 81 91 75 91H25C19 91 16 88 18 82Z', '#b4ea4e'),
        area(oval(40, 74, 7), '#efffc4'),
        area(oval(60, 68, 5), '#efffc4'),
        area(oval(56, 83, 4), '#efffc4'),
        line('M36 9H64', '#efffc4', 5),
      ],
    },
  },
  hungry: {
    outline: 'M3 26L97 26C97 58 82 80 68 84L71 95L29 95L32 84C18 80 3 58 3 26Z',
    rim: '#46290f',
    face: {
      ground: '#b98048',
      marks: [
        area(oval(50, 33, 41, 9), '#3a2110'),
        line('M12 46C20 52 80 52 88 46', '#7d4f22', 5),
        line('M38 64H62', '#46290f', 6),
      ],
    },
  },
  hired: {
    outline: around(6, () => 50, 30),
    rim: '#5d3f08',
    face: {
      ground: '#e2b23c',
      marks: [
        area('M38 33H62C86 54 82 86 50 86C18 86 14 54 38 33Z', '#5b3417'),
        area('M36 31L28 15L42 20L50 12L58 20L72 15L64 31Z', '#5b3417'),
        line('M50 47V75M36 61H64', '#ffe6a0', 9),
      ],
    },
  },
} as const satisfies Readonly<Record<string, TokenDesign>>;

/** Markers on areas. */
export const LAND_MARKERS = {
  entrenchment: {
    outline: BOARD,
    rim: '#2e1f0e',
    face: { ground: '#6b4f2a', marks: [...STAKES, line('M4 60H96', '#3a2410', 7)] },
    back: {
      ground: '#4c6a35',
      marks: [
        area('M14 80L50 24L86 80Z', '#f0dfb4'),
        area('M50 42L66 80H34Z', INK),
        line('M50 28V16', '#3a2410', 4),
        area('M50 14L70 19L50 25Z', '#c7402f'),
      ],
    },
  },
  camp: {
    outline: BOARD,
    rim: '#22331a',
    face: {
      ground: '#4c6a35',
      marks: [
        area('M14 80L50 24L86 80Z', '#f0dfb4'),
        area('M50 42L66 80H34Z', INK),
        line('M50 28V16', '#3a2410', 4),
        area('M50 14L70 19L50 25Z', '#c7402f'),
      ],
    },
  },
  quake: {
    outline: 'M24 6L78 3L97 36L90 76L58 97L16 88L3 46Z',
    rim: '#3a2f24',
    face: {
      ground: '#a08c70',
      marks: [
        area('M46 6L60 6L50 34L66 46L48 64L60 94L48 94L34 62L50 47L36 36Z', INK),
        line('M62 46L84 38M36 62L14 70', INK, 5),
      ],
    },
  },
  'fire-wall': {
    outline:
      'M50 2C57 22 80 32 86 57C91 80 73 98 50 98C27 98 9 80 14 57C17 45 25 40 29 27C36 33 38 38 40 45C48 34 46 18 50 2Z',
    rim: '#7a2206',
    face: {
      ground: '#e85d12',
      marks: [
        area(
          'M51 40C59 54 71 60 69 75C67 88 59 93 50 93C40 93 31 87 31 75C31 66 37 62 41 55C44 61 46 63 48 65C53 56 51 48 51 40Z',
          '#ffd75e',
        ),
      ],
    },
  },
  flood: {
    outline: 'M3 62C12 30 38 5 69 7C87 9 98 23 95 39C85 28 70 31 68 43C67 56 81 61 97 57L97 93L3 93Z',
    rim: '#0e3358',
    face: {
      ground: '#2f7cc4',
      marks: [
        line('M8 70C16 42 38 18 66 17C78 17 86 22 89 29', '#e2f4ff', 6),
        line('M8 82C16 74 24 74 32 82C40 90 48 90 56 82C64 74 72 74 80 82C84 86 88 88 93 86', '#e2f4ff', 6),
      ],
    },
  },
  frozen: {
    outline: around(6, () => 50),
    rim: '#3a7fa6',
    face: {
      ground: '#d5f1fb',
      marks: [0, 60, 120, 180, 240, 300].map((turn) => ({
        draw: 'path',
        d: ARM.replaceAll(/(\d+) (\d+)/g, (_, x, y) => `${Number(x) - 50} ${Number(y) - 50}`).replace(
          'V9',
          'V-41',
        ),
        stroke: '#1f6c98',
        width: 7,
        x: 50,
        y: 50,
        turn,
      })),
    },
  },
  curse: {
    outline: around(4, () => 50),
    rim: '#160a20',
    face: {
      ground: '#48205e',
      marks: [
        area('M20 52C34 32 66 32 80 52C66 70 34 70 20 52Z', '#cdf06a'),
        area('M50 36C57 46 57 58 50 68C43 58 43 46 50 36Z', INK),
        line('M34 34L28 25M50 30V17M66 34L72 25M40 72L36 80M60 72L64 80', '#cdf06a', 5),
      ],
    },
  },
} as const satisfies Readonly<Record<string, TokenDesign>>;

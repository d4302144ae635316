import type { Language, Mark, PathMark } from '#core';
import type { CardArt } from '#stage';
import { zornNames } from '#zorn/words';
import { ORDER_KINDS, type OrderKind } from './orders';
import {
  BLACK,
  CREATURES,
  type Creature,
  cut,
  gouge,
  hatched,
  PARCHMENT,
  placed,
  RED,
  rays,
} from './woodcut';

/** Size of a card's drawing. */
const BOX = { width: 100, height: 140 } as const;
/** Ground line of the creatures, and the frame of the picture. */
const GROUND = 100;
const FRAME = { left: 7, top: 8, right: 93, bottom: 108 } as const;

const rectangle = (left: number, top: number, right: number, bottom: number) =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;
/** A frame as the area between two rectangles. */
const frame = (inset: number, thick: number) => {
  const { left, top, right, bottom } = FRAME;
  const [a, b] = [inset, inset + thick];
  return (
    `M${left + a} ${top + a}H${right - a}V${bottom - a}H${left + a}Z` +
    `M${left + b} ${top + b}V${bottom - b}H${right - b}V${top + b}Z`
  );
};

const creature = (kind: Creature, x: number, y: number, scale: number) =>
  placed(CREATURES[kind], x, y, scale);

/** The paper around the picture, which covers whatever crosses the frame. */
const AROUND = cut(
  `M0 0H${BOX.width}V${BOX.height}H0ZM${FRAME.left} ${FRAME.top}V${FRAME.bottom}H${FRAME.right}V${FRAME.top}Z`,
  PARCHMENT,
);

/** Earth below the feet. */
const EARTH = cut(
  `M9 ${GROUND - 2}C24 ${GROUND - 6} 36 ${GROUND} 50 ${GROUND - 3}C66 ${GROUND - 6} 78 ${GROUND} 91 ${GROUND - 3}V107H9Z`,
  BLACK,
);
const FURROWS = cut(
  gouge(14, 103, 40, 102, 0.9) + gouge(36, 105.5, 66, 104, 0.9) + gouge(60, 102, 88, 103, 0.9),
  PARCHMENT,
);
const SKY = cut(hatched(10, 12, 90, 46, 13), BLACK);

/** One creature in the centre, or two or three side by side. */
function group(kinds: readonly Creature[], y: number, scale: number): readonly PathMark[] {
  const places = kinds.length === 1 ? [50] : kinds.length === 2 ? [32, 68] : [22, 78, 50];
  const size = kinds.length === 1 ? scale : scale * (kinds.length === 2 ? 0.78 : 0.66);
  return kinds.flatMap((kind, index) =>
    creature(
      kind,
      places[index]!,
      y + (index === 2 ? 3 : 0),
      kind === 'beast' || kind === 'garrison' ? size * 0.88 : size,
    ),
  );
}

const RIFT = 'M14 100L28 94L36 100L46 92L55 99L66 93L74 100L87 95L82 106L66 102L54 107L40 102L26 107Z';

/** They climb out of a glowing rift. */
const spawn = (kinds: readonly Creature[]): readonly PathMark[] => [
  cut(rays(50, 98, 14, 92, 19, -78, 78), RED),
  ...group(kinds, 98, 0.86),
  EARTH,
  cut(RIFT, RED),
  cut('M22 101L36 103L46 97L56 103L68 97L78 101L66 99L56 105L46 100L36 105Z', PARCHMENT),
];

/** They march down a road, with an arrow below. */
const advance = (kinds: readonly Creature[]): readonly PathMark[] => [
  SKY,
  cut('M40 48L44 48L18 108L4 108ZM60 48L56 48L82 108L96 108Z', BLACK),
  cut(hatched(12, 66, 32, 98, 7) + hatched(68, 66, 88, 98, 7), BLACK),
  ...group(kinds, 83, 0.78),
  cut('M36 84H64V92H78L50 108L22 92H36Z', RED),
  cut(gouge(42, 87, 42, 95, 1) + gouge(50, 87, 50, 102, 1) + gouge(58, 87, 58, 95, 1), PARCHMENT),
];

const SLASH = (x: number, thick: number) => gouge(x + 20, 10, x - 16, 78, thick);

/** They attack: a burst behind them, claw marks across. */
const strike = (kinds: readonly Creature[]): readonly PathMark[] => [
  cut(rays(50, 46, 4, 62, 26), RED),
  cut(SLASH(34, 7) + SLASH(50, 7) + SLASH(66, 7), PARCHMENT),
  cut(SLASH(34, 4) + SLASH(50, 4) + SLASH(66, 4), BLACK),
  ...group(kinds, 98, 0.66),
  EARTH,
  FURROWS,
];

/** A champion towers over the rest. */
const LEAD: readonly PathMark[] = [
  cut(rays(50, 44, 20, 70, 26), BLACK),
  cut('M50 14C68 14 82 28 82 46C82 64 68 78 50 78C32 78 18 64 18 46C18 28 32 14 50 14Z', RED),
  ...creature('champion', 50, 100, 0.8),
  ...creature('horde', 18, 104, 0.36),
  ...creature('knight', 84, 104, 0.36),
  EARTH,
  FURROWS,
];

/** All of them at once, like a breaking sea. */
const WAVE: readonly PathMark[] = [
  SKY,
  cut('M30 18C38 18 44 24 44 32C44 40 38 46 30 46C22 46 16 40 16 32C16 24 22 18 30 18Z', RED),
  cut('M9 107V74C22 78 34 66 42 50C52 30 74 20 90 34C80 32 72 38 72 46C74 56 84 58 91 54V107Z', BLACK),
  cut(
    gouge(16, 84, 50, 48, 1.8) +
      gouge(20, 94, 60, 44, 1.9) +
      gouge(34, 98, 68, 52, 1.8) +
      gouge(52, 98, 76, 62, 1.7) +
      gouge(70, 98, 86, 68, 1.5),
    PARCHMENT,
  ),
  ...[
    [52, 40],
    [62, 30],
    [74, 26],
  ].map(([x, y]) => cut(`M${x! - 2} ${y! + 8}L${x! - 9} ${y! - 12}L${x! + 3} ${y! + 5}Z`, BLACK)),
  ...[
    [30, 88],
    [46, 76],
    [58, 90],
    [74, 84],
  ].map(([x, y]) =>
    cut(
      `M${x! - 6} ${y! - 2}L${x! - 1} ${y! + 1}L${x! - 5} ${y! + 3}ZM${x! + 6} ${y! - 2}L${x! + 1} ${y! + 1}L${x! + 5} ${y! + 3}Z`,
      RED,
    ),
  ),
];

const BOLT = 'M56 46L38 74L50 74L42 102L66 66L53 66L64 46Z';

/** An eye in a thundercloud. */
const EVENT: readonly PathMark[] = [
  cut(rays(50, 38, 30, 74, 30, 96, 264), BLACK),
  cut(
    'M14 52C6 42 14 30 26 31C28 18 46 12 56 20C66 12 84 18 83 32C95 34 95 50 84 54C70 60 30 60 14 52Z',
    BLACK,
  ),
  cut(hatched(20, 48, 82, 57, 4), PARCHMENT),
  cut('M26 38C38 26 62 26 74 38C62 50 38 50 26 38Z', PARCHMENT),
  cut('M50 29C56 29 59 33 59 38C59 43 56 47 50 47C44 47 41 43 41 38C41 33 44 29 50 29Z', RED),
  cut('M50 33C53 36 53 40 50 43C47 40 47 36 50 33Z', BLACK),
  cut(BOLT, PARCHMENT),
  cut(BOLT.replace('M56 46', 'M57 46'), RED),
  EARTH,
  FURROWS,
];

const spiral = (x: number, y: number): PathMark => ({
  draw: 'path',
  d: `M${x} ${y}C${x + 3} ${y - 3} ${x + 6} ${y + 2} ${x + 2} ${y + 5}C${x - 4} ${y + 8} ${x - 9} ${y + 1} ${x - 6} ${y - 5}C${x - 2} ${y - 11} ${x + 9} ${y - 9} ${x + 11} ${y}`,
  stroke: RED,
  width: 2.6,
});

/** A laughing skull in front of two more orders. */
const CRAZED: readonly PathMark[] = [
  cut(rays(50, 58, 22, 70, 34), BLACK),
  ...[-16, 16].map(
    (turn): PathMark => ({
      draw: 'path',
      d: 'M-20 -34H20V30H-20Z',
      fill: PARCHMENT,
      stroke: BLACK,
      width: 3,
      x: 50 + turn * 1.1,
      y: 48,
      turn,
    }),
  ),
  cut(
    'M50 26C74 26 84 42 82 58C81 68 76 72 72 76L70 96L30 96L28 76C24 72 19 68 18 58C16 42 26 26 50 26Z',
    BLACK,
  ),
  cut('M28 52C30 44 46 44 46 54C46 64 30 64 28 52ZM54 54C54 44 70 44 72 52C70 64 54 64 54 54Z', PARCHMENT),
  spiral(36, 54),
  spiral(63, 54),
  cut('M50 62L55 72L45 72Z', PARCHMENT),
  cut('M32 78C42 84 58 84 68 78L66 92C56 96 44 96 34 92Z', PARCHMENT),
  cut(
    'M40 80L41 94L43 94L42 81ZM49 82L49 95L51 95L51 82ZM60 80L58 94L60 94L62 80ZM32 85L68 85L68 87L32 87Z',
    BLACK,
  ),
];

function picture({ order, kinds }: OrderKind): readonly PathMark[] {
  switch (order) {
    case 'spawn':
      return spawn(kinds);
    case 'advance':
      return advance(kinds);
    case 'strike':
      return strike(kinds);
    case 'lead':
      return LEAD;
    case 'wave':
      return WAVE;
    case 'event':
      return EVENT;
    case 'crazed':
      return CRAZED;
  }
}

const SHEET = cut(rectangle(0, 0, BOX.width, BOX.height), PARCHMENT);

function faceMarks(kind: OrderKind, language: Language): readonly Mark[] {
  const about = kind.kinds.map((each) => zornNames[language].blight[each]);
  return [
    SHEET,
    ...picture(kind),
    AROUND,
    cut(frame(-1.5, 2.6), BLACK),
    cut(frame(2, 0.9), BLACK),
    cut('M7 112H93V133H7Z', BLACK),
    {
      draw: 'text',
      text: zornNames[language].cards[kind.order],
      x: 50,
      y: about.length === 0 ? 128.4 : 122.6,
      size: about.length === 0 ? 18 : 13,
      fill: PARCHMENT,
      face: 'display',
      anchor: 'middle',
    },
    ...(about.length === 0
      ? []
      : [
          {
            draw: 'text',
            text:
              [...new Set(about)].length < about.length ? `${about.length} × ${about[0]}` : about.join(' · '),
            x: 50,
            y: 130.6,
            size: 6.6,
            fill: '#f0b8a0',
            face: 'sans',
            anchor: 'middle',
            ...(about.join(' · ').length > 20 ? { room: 82 } : {}),
          } as const,
        ]),
  ];
}

/** Thorns closing around a red eye. */
const BACK_MARKS: readonly Mark[] = [
  cut(rectangle(0, 0, BOX.width, BOX.height), '#4f0d11'),
  cut(rays(50, 70, 20, 78, 36), '#2c0709'),
  cut(rays(50, 70, 62, 24, 21), BLACK),
  cut('M0 0H100V140H0ZM8 8V132H92V8Z', '#3d0a0e'),
  cut('M5 5H95V135H5ZM8 8V132H92V8Z', BLACK),
  cut('M22 70C36 50 64 50 78 70C64 90 36 90 22 70Z', PARCHMENT),
  cut('M50 56C60 56 64 63 64 70C64 77 60 84 50 84C40 84 36 77 36 70C36 63 40 56 50 56Z', RED),
  cut('M50 58C55 65 55 75 50 82C45 75 45 65 50 58Z', BLACK),
];

/** Art of the Blight cards, one face per kind of order in the order of {@link ORDER_KINDS}. */
export const orderCards = (language: Language): CardArt => ({
  box: BOX,
  back: BACK_MARKS,
  faces: ORDER_KINDS.map((kind) => ({ marks: faceMarks(kind, language), light: [0.9, 0.35, 0.2] })),
});

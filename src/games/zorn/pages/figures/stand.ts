import { CHAMPION_NAMES, HOUSES, isChampion, type StandingFigure } from '#zorn/view';
import { FIGURE_NAMES, type FiguresAddress, LINE_UP } from './address';

/** Duration of one motion, seconds. */
const SECONDS = 1.6;
/** Figures per row of the line-up, and their spacing in table units. */
const ROW = 8;
const APART = 1.15;
/** Scale relative to the map; champions are modelled at full size. */
const LARGE = { alone: 5, together: 3.4 } as const;

/** Height of the turntable, table units. */
export const PLATE = 0.07;

const small = FIGURE_NAMES.filter((name) => !isChampion(name));
const rows = Math.ceil(small.length / ROW);

/** Half the size of the line-up, table units. */
export const LINE_UP_SIZE = { x: (ROW / 2) * APART, z: ((rows + 1.4) / 2) * APART } as const;

/** Position in the line-up: small figures in front, champions at the back. */
function placeInLineUp(name: string): readonly [x: number, z: number] {
  if (isChampion(name)) {
    const index = CHAMPION_NAMES.indexOf(name);
    return [(index - (CHAMPION_NAMES.length - 1) / 2) * APART * 1.7, -LINE_UP_SIZE.z + APART * 0.7];
  }
  const index = small.indexOf(name);
  const inRow = Math.min(ROW, small.length - Math.floor(index / ROW) * ROW);
  return [
    ((index % ROW) - (inRow - 1) / 2) * APART,
    LINE_UP_SIZE.z - (rows - 1 - Math.floor(index / ROW) + 0.5) * APART,
  ];
}

/** The figures to show at a time, seconds. */
export function figuresShown(
  { figure, house, condition, motion, share, turn }: FiguresAddress,
  seconds: number,
): readonly StandingFigure[] {
  const all = figure === LINE_UP;
  const names = all ? FIGURE_NAMES : [figure];
  return names.map((name, index): StandingFigure => {
    const ofBlight =
      /^(garrison|garrison closed|ambusher|horde|beast|knight)$/.test(name) || isChampion(name);
    const [x, z] = all ? placeInLineUp(name) : [0, 0];
    const size = isChampion(name) ? (all ? 0.9 : 1) : all ? LARGE.together : LARGE.alone;
    return {
      id: name,
      figure: name,
      house: ofBlight ? null : all ? HOUSES[index % HOUSES.length]! : house,
      worn: condition === 'worn',
      star: condition === 'worn',
      at: [x, all ? 0 : PLATE, z],
      yaw: (turn * Math.PI) / 180,
      size,
      motion,
      share: share ?? (seconds / SECONDS) % 1,
    };
  });
}

import { EMBLEM_CORNERS, EMBLEMS, type Mark } from '#core';

/** A position as a flat drawing, independent of the 3D library. */
export interface Diagram {
  /** In the same units as the marks; y points down. */
  readonly width: number;
  readonly height: number;
  /** Side length of a box. */
  readonly box: number;
  /** In drawing order, bottom first. */
  readonly marks: readonly Mark[];
  /** The centre of a box or of a player's figure; null for other names. */
  at(place: string): readonly [x: number, y: number] | null;
}

/** The SVG path of a rectangle. @param x, y its upper left corner */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A word around a point of its baseline. @param room narrows it to this width */
export const letters = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  room?: number,
): Mark => ({
  draw: 'text',
  text,
  x,
  y,
  size,
  fill,
  face: 'display',
  anchor: 'middle',
  ...(room === undefined ? {} : { room }),
});

/** A tank, one unit wide, centred on the origin. */
export const TANK =
  'M-.5.12L-.44-.06H-.2L-.16-.22H.12L.16-.14H.5V-.06H.18L.2-.06H.44L.5.12C.5.24.44.3.34.3H-.34C-.44.3-.5.24-.5.12z';

const round = (value: number): number => Math.round(value * 10) / 10;

/** The SVG path of an emblem around its centre. @param size from the centre to the farthest corner */
function emblemPath(index: number, size: number): string {
  const emblem = EMBLEMS[index % EMBLEMS.length]!;
  if (emblem === 'circle') {
    const radius = round(size * 0.86);
    return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  }
  const corners = EMBLEM_CORNERS[emblem].map(
    ([east, south]) => `${round(size * east)} ${round(size * south)}`,
  );
  return `M${corners.join('L')}z`;
}

/** A spiny beast with its head raised to the east, one unit high, with the origin at its foot. */
const BEAST =
  'M-.42 0C-.62-.02-.78-.1-.84-.24C-.7-.2-.6-.22-.54-.3C-.58-.42-.56-.5-.5-.56L-.6-.7L-.42-.68L-.44-.84L-.26-.78L-.24-.98L-.08-.84' +
  'C.02-.96.2-1 .34-.92C.46-.86.54-.78.52-.7L.3-.66L.46-.6C.4-.54.3-.52.22-.52C.26-.46.28-.4.28-.34L.44-.38L.4-.26L.3-.22C.32-.14.36-.06.42 0z';

/**
 * A figure in a seat's colour, with the seat's emblem on a plate at its feet.
 * @param index of the seat, in seat order
 * @param colour defaults to the colour of the seat letter
 */
export function seatFigure(
  index: number,
  seat: string,
  x: number,
  y: number,
  size: number,
  colour = `var(--seat-${seat.toLowerCase()})`,
): readonly Mark[] {
  const plate = 0.2 * size;
  // Off-centre, because the tail is longer than the head.
  const middle = x + 0.1 * size;
  return [
    { draw: 'path', d: BEAST, x: middle, y, scale: size, fill: colour, stroke: '#1a0d0e', width: 0.07 },
    {
      draw: 'path',
      d: 'M.24-.84a.05.05 0 1 0 .1 0a.05.05 0 1 0-.1 0z',
      x: middle,
      y,
      scale: size,
      fill: '#fff3cf',
    },
    {
      draw: 'path',
      d: emblemPath(index, plate),
      x: round(middle - 0.06 * size),
      y: round(y - 0.2 * size),
      fill: '#fff3cf',
      stroke: '#1a0d0e',
      width: round(0.06 * size),
    },
  ];
}

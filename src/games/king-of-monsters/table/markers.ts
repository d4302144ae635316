import { KAIJU_MARKERS } from '#kaiju';
import { CHART, ZONE } from '#king-of-monsters/view';
import { CARD_SIZE, type Corner, type MarkerStyle, polygon, sight } from '#stage';

/** A rectangle in top view. */
function rectangle(width: number, depth: number): readonly Corner[] {
  const [x, z] = [width / 2, depth / 2];
  const corner = Math.atan2(z, x);
  const distance = Math.hypot(x, z);
  return [corner, Math.PI - corner, Math.PI + corner, -corner].map((angle): Corner => [angle, distance]);
}

/** Outlined part of a zone: the strip in front of its landmark. */
const FRONT = { width: ZONE.width - 0.14, depth: 0.82 };

/** Outline of a plate and its cover. */
const PLATE = { width: CARD_SIZE[0] * CHART.size + 0.1, depth: CHART.down } as const;

/** Marker shapes. Figures get rings around their bases, so that neighbours are not covered. */
export const MARKERS = {
  ...KAIJU_MARKERS,
  hero: { colour: '#ff4a22', outline: polygon(32, 0.325), line: 0.2, ground: true },
  king: { colour: '#ff3018', outline: sight(0.74, 0.9), line: 0.12, ground: true },
  plate: { colour: '#ffe7b0', outline: rectangle(PLATE.width, PLATE.depth), line: 0.09 },
  zone: { colour: '#12e06a', outline: rectangle(FRONT.width, FRONT.depth), line: 0.07, ground: true },
} satisfies Readonly<Record<string, MarkerStyle>>;

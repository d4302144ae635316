import { box, type Point, panel } from '../kit/masonry';
import { dice } from '../kit/noise';
import type { Sculpture } from '../kit/sculpture';
import { around, put } from './facade';
import { addRebar } from './interior';

/** A torn wall. */
export interface TornWall {
  readonly family: string;
  /** Distinguishes it from others of its family. */
  readonly name: string;
  readonly coat: string;
  readonly half: number;
  /** Distance from the centre. */
  readonly z: number;
  /** Rectangular or arched openings: whole ones are cut out, the others have lost their tops. */
  readonly openings: readonly (readonly Point[])[];
  readonly thick?: number;
  readonly reveal?: number;
}

/** Heights of the corners of a broken storey, starting at −x +z. */
const CORNERS = [0.375, 0.285, 0.345, 0.25] as const;

interface Outline {
  readonly points: readonly Point[];
  /** Indices of the whole openings. */
  readonly whole: readonly number[];
}

/** The jagged outline of a wall: steps at random heights, above whole openings and down into broken ones. */
function tear({ half, openings }: TornWall, seed: number): Outline {
  const roll = dice(seed);
  const bounds = openings.map((opening) => {
    const [xs, ys] = [opening.map(([x]) => x), opening.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
  });
  const broken = bounds.filter((_, i) => (i + seed) % 3 === 0);
  const whole = bounds.filter((each) => !broken.includes(each));
  const steps = 7;
  const top: Point[] = [];
  const heightOver = (x0: number, x1: number): number => {
    const over = whole.filter(({ left, right }) => x0 < right + 0.006 && x1 > left - 0.006);
    const least = Math.max(0.17, ...over.map(({ high }) => high + 0.014));
    return Math.min(0.292, least + 0.07 * roll() * roll());
  };
  for (let i = 0; i < steps; i++) {
    const [x0, x1] = [-half + (2 * half * i) / steps, -half + (2 * half * (i + 1)) / steps];
    const gap = broken.find(({ left, right }) => (x0 + x1) / 2 > left && (x0 + x1) / 2 < right);
    const height = gap ? Math.max(gap.low, 0.03) + 0.012 * roll() : heightOver(x0, x1);
    const lean = 0.012 * (roll() - 0.5);
    const last = top.at(-1);
    const from: Point = [i === 0 ? -half : x0 + 0.25 * lean, height];
    if (!last || Math.abs(last[1] - height) > 0.004) top.push(from);
    top.push([i === steps - 1 ? half : x1 - 0.006 + lean * 0.2, height + lean]);
  }
  const points: Point[] = [[-half, 0], [half, 0], ...top.reverse()];
  return { points, whole: whole.map((each) => bounds.indexOf(each)) };
}

/**
 * Torn walls on all four sides: two kinds of tear, each on opposite sides.
 * @param glaze sets the pane of a whole opening, by its index
 */
export function tornWalls(
  s: Sculpture,
  wall: TornWall,
  glaze: (opening: readonly Point[], side: number, number: number) => void,
): void {
  const { family, name, coat, z, openings, thick = 0.03, reveal = 0.024 } = wall;
  around(s, (side) => {
    const kind = side % 2;
    const { points, whole } = tear(wall, 3 + kind * 4 + name.length);
    const holes = whole.map((number) => openings[number]!);
    for (const number of whole) glaze(openings[number]!, side, number);
    s.repeat(`${family} ${name} torn ${kind}`, () => {
      put(s, coat, panel({ outline: points, holes, reveal, at: [0, 0, z] }));
      put(s, 'torn', panel({ outline: points, thick, bare: true, open: [0], at: [0, 0, z] }));
      const mirrored = (ring: readonly Point[]): Point[] => ring.map(([x, y]): Point => [-x, y]).reverse();
      put(
        s,
        'paper',
        panel({
          outline: mirrored(points),
          holes: holes.map(mirrored),
          at: [0, 0, z - thick],
          turn: [0, 180, 0],
        }),
      );
    });
  });
}

/** The remains of the corner posts, with bent bars on top. @param half distance of their outer sides from the centre */
export function tornPosts(s: Sculpture, family: string, coat: string, half: number, width: number): void {
  around(s, (side) => {
    const tall = CORNERS[side]!;
    const at = half - width / 2;
    s.repeat(`${family} torn post ${side}`, () => {
      put(s, coat, box({ at: [at, tall / 2 - 0.012, at], size: [width, tall - 0.024, width], skip: ['-y'] }));
      put(
        s,
        'torn',
        box({
          at: [at - 0.004, tall - 0.02, at - 0.004],
          size: [width * 0.7, 0.03, width * 0.62],
          turn: [8, 20, -9],
          skip: ['-y'],
        }),
      );
    });
    if (tall > 0.3) return;
    addRebar(s, at, tall - 0.02, at, 14, 0.06);
    addRebar(s, at - 0.014, tall - 0.02, at + 0.012, -22, 0.045);
  });
}

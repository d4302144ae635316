import type { Point } from '../kit/masonry';
import { box, panel, rectangle } from '../kit/masonry';
import type { Sculpture } from '../kit/sculpture';
import { corners, ring } from './deco';
import {
  BAY,
  BAYS,
  DECO_TORN,
  DOORS,
  decoCoats,
  decoPaints,
  FACE,
  HALF,
  LOBBY,
  SLANT,
  SLANT_HALF,
  TALL,
} from './decoPaints';
import { alike, pane, put, relief, windowPane } from './facade';
import { addRebar, addRooms } from './interior';
import { rubbleOf } from './rubble';
import { tornWalls } from './torn';

type Glaze = Parameters<typeof tornWalls>[2];

/** Heights of the slanting corners. */
const SLANTS = [0.36, 0.27, 0.33, 0.235] as const;

function ruin(
  s: Sculpture,
  name: string,
  coat: string,
  openings: readonly (readonly Point[])[],
  glaze: Glaze,
): void {
  tornWalls(s, { family: 'deco', name, coat, half: HALF, z: FACE - 0.008, openings }, glaze);
  corners(
    s,
    '',
    (corner) => {
      const tall = SLANTS[corner]!;
      s.repeat(`deco torn corner ${name === 'ground'} ${corner}`, () => {
        const outline: Point[] = [
          [-SLANT_HALF, 0],
          [SLANT_HALF, 0],
          [SLANT_HALF, tall - 0.03],
          [0.02, tall - 0.014],
          [0.004, tall],
          [-0.03, tall - 0.006],
          [-SLANT_HALF, tall - 0.05],
        ];
        const back = outline.map(([x, y]): Point => [-x, y]).reverse();
        put(s, name === 'ground' ? 'base' : 'sand', panel({ outline, at: [0, 0, SLANT] }));
        put(s, 'torn', panel({ outline, thick: 0.04, bare: true, open: [0], at: [0, 0, SLANT] }));
        put(s, 'paper', panel({ outline: back, at: [0, 0, SLANT - 0.04], turn: [0, 180, 0] }));
      });
      if (tall < 0.3) {
        addRebar(s, 0.02, tall - 0.02, SLANT - 0.02, 16, 0.06);
        addRebar(s, -0.02, tall - 0.03, SLANT - 0.02, -20, 0.05);
      }
    },
    false,
  );
  addRooms(s, 'deco', 0.296);
}

/** Piers broken off at different heights. */
function stumps(s: Sculpture): void {
  alike(s, 'deco stumps', () => {
    for (const [x, tall] of [
      [-0.237, 0.27],
      [-0.079, 0.19],
      [0.079, 0.225],
      [0.237, 0.16],
    ] as const)
      put(
        s,
        'pier',
        box({
          at: [x, tall / 2, FACE + 0.006],
          size: [0.034, tall, 0.03],
          taper: [1, 0.7],
          skip: ['-z', '-y'],
        }),
      );
  });
}

export function decoGroundBroken(s: Sculpture): void {
  decoCoats(s);
  const sides = [-0.172, 0.172].map((x) => rectangle(x, 0.045, LOBBY.width, LOBBY.height));
  const door = rectangle(0, 0.02, DOORS.width, DOORS.height);
  ruin(s, 'ground', 'base', [...sides, door], (opening, side, number) => {
    const z = FACE - 0.032;
    if (number === 2) pane(s, 'doors', opening, 'deco doors', z);
    else
      s.within([(opening[0]![0] + opening[1]![0]) / 2, 0, 0], [0, 0, 0], () =>
        pane(
          s,
          side % 2 ? 'wares' : 'lobby',
          rectangle(0, 0.045, LOBBY.width, LOBBY.height),
          'deco lobby',
          z,
        ),
      );
  });
  alike(s, 'deco fallen marquee', () => {
    for (const x of [-0.09, 0.09])
      relief(s, 'pier', [x, 0.1, FACE - 0.008], [0.022, 0.2, 0.03], ['-z', '-y']);
  });
  s.within([0.03, 0.16, 0], [0, 0, -12], () =>
    put(s, 'cinema', box({ at: [0, 0, FACE + 0.022], size: [0.25, 0.044, 0.048], skip: ['-z'] })),
  );
  ring(
    s,
    'base',
    [
      [0.014, 0],
      [0.014, 0.016],
      [0, 0.024],
    ],
    'deco foot',
  );
}

function upper(s: Sculpture, name: 'bay' | 'tall', low: number, height: number): void {
  decoCoats(s);
  const openings = BAYS.map((x) => rectangle(x, low, 0.104, height));
  ruin(s, name, 'sand', openings, (opening, side, i) =>
    windowPane(s, 'deco', name, opening, (side + i) % 3 ? 'dark' : 'lit', FACE - 0.042),
  );
  stumps(s);
}

export const decoMiddleBroken = (s: Sculpture): void => upper(s, 'bay', 0.07, BAY.height);
export const decoTopBroken = (s: Sculpture): void => upper(s, 'tall', 0.032, TALL.height);

const { sand, jade } = decoPaints();
export const decoRubble = rubbleOf(DECO_TORN, { sand: sand!, jade: jade! }, 11);

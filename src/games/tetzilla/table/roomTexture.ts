import { type CanvasTexture, Color } from 'three';
import { Random } from '#core';
import { type PaintContext, paintedTexture } from '#stage';
import { type Outlook, paintWindow } from './windows';

/** The parts of a mood that colour the room. */
export interface RoomTones {
  readonly above: string;
  readonly below: string;
  readonly glimmers: readonly string[];
  /** 0 … 1 */
  readonly glimmer: number;
}

const [WIDTH, HEIGHT] = [1536, 512];
/** Low resolution: the room is always out of focus. */
const DETAIL = 0.75;
const SHELVES = 7;
const BOXES = ['#8a3a2a', '#2f6a6c', '#b98a3a', '#5a4a86', '#3f6a3a', '#9a5a2c', '#34507e', '#7a7266'];

const css = (colour: Color, alpha = 1): string => {
  const { r, g, b } = colour.clone().convertLinearToSRGB();
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
};

/** A shelf of game boxes: upright ones and stacks, with gaps. */
function shelf(
  context: PaintContext,
  random: Random,
  foot: number,
  high: number,
  tone: (css: string) => string,
) {
  for (let x = 0; x < WIDTH; ) {
    const kind = random.below(6);
    if (kind === 0) x += 10 + random.below(28);
    else if (kind === 1) {
      const wide = 36 + random.below(24);
      let top = foot;
      for (let level = 2 + random.below(3); level > 0; level--) {
        const thick = high * (0.13 + 0.08 * random.unit());
        const inset = random.below(8);
        top -= thick;
        context.fillStyle = tone(BOXES[random.below(BOXES.length)]!);
        context.fillRect(x + inset, top, wide - 2 * inset, thick - 1.5);
      }
      x += wide + 4;
    } else {
      const wide = 9 + random.below(11);
      const tall = high * (0.6 + 0.28 * random.unit());
      context.fillStyle = tone(BOXES[random.below(BOXES.length)]!);
      context.fillRect(x, foot - tall, wide - 1.5, tall);
      context.fillStyle = 'rgb(255 240 210 / 0.09)';
      context.fillRect(x + wide * 0.25, foot - tall * 0.85, wide * 0.4, tall * 0.3);
      x += wide;
    }
  }
}

/**
 * Positions of the windows, as fractions of a full turn from behind the board, and height of the kaiju behind
 * each. The first ones are visible beside the frame from the front.
 */
const WINDOWS = [
  { turn: -0.117, kaiju: 0.52 },
  { turn: 0.117, kaiju: 0 },
  { turn: -0.3, kaiju: 0 },
  { turn: 0.3, kaiju: 0.5 },
  { turn: -0.44, kaiju: 0 },
  { turn: 0.44, kaiju: 0 },
] as const;
const WINDOW = { y: 100, width: 104, height: 232 };

/** The view from the windows: a city at night, or by day in a bright room. */
function outlookOf(air: Color, light: Color, seen: number): Outlook {
  const day = Math.min(1, Math.max(0, (seen - 0.2) / 0.5));
  const blend = (night: string, bright: string, warm = 0) =>
    css(new Color(night).lerp(new Color(bright), day).lerp(air, 0.12).lerp(light, warm));
  return {
    sky: [
      blend('#16204e', '#bcd8f0'),
      blend('#4c3f7c', '#dfe9ee'),
      blend('#c8693f', '#fbeedb', 0.15 * (1 - day)),
    ],
    far: blend('#352c5c', '#b7c3d0'),
    near: blend('#150f28', '#8c98a8'),
    lights: [blend('#d9a862', '#e8eef4'), blend('#b9783a', '#d8e2ea'), blend('#6f8cc0', '#cfdbe6')],
    lit: 1 - 0.7 * day,
    frame: blend('#2c1a10', '#a98c6c'),
  };
}

/** The wall of the room, all around and out of focus: shelves full of games, tall windows, and some lamps. */
export function roomTexture({ above, below, glimmers, glimmer }: RoomTones): CanvasTexture {
  return paintedTexture(
    WIDTH,
    HEIGHT,
    (context) => {
      const random = Random.fromSeed(41);
      const air = new Color(above);
      const light = new Color(glimmers[0]!);
      // Objects are faint in a dark room, pale in a bright one.
      const seen = 0.13 + 0.87 * (0.3 * air.r + 0.6 * air.g + 0.1 * air.b);
      const tone = (colour: string) =>
        css(air.clone().lerp(new Color(colour).lerp(light, 0.25).multiplyScalar(seen), 0.5));
      context.fillStyle = css(air.clone().lerp(light, 0.03));
      context.fillRect(0, 0, WIDTH, HEIGHT);
      const step = HEIGHT / SHELVES;
      for (let level = 1; level <= SHELVES; level++) {
        shelf(context, random, level * step - 6, step - 10, tone);
        context.fillStyle = tone('#6a4428');
        context.fillRect(0, level * step - 6, WIDTH, 4);
        context.fillStyle = css(new Color(below), 0.7);
        context.fillRect(0, level * step - 2, WIDTH, 4);
      }
      for (let x = 0; x < WIDTH; x += WIDTH / 16) {
        context.fillStyle = tone('#5a3a22');
        context.fillRect(x, 0, 6, HEIGHT);
      }
      for (const { turn, kaiju } of WINDOWS) {
        const x = (0.5 + turn) * WIDTH - WINDOW.width / 2;
        paintWindow(context, random, { ...WINDOW, x }, outlookOf(air, light, seen), kaiju);
      }
      // Pools of lamplight on the shelves, and one behind the board for contrast.
      context.globalCompositeOperation = 'lighter';
      for (let lamp = 0; lamp < 12; lamp++) {
        const [x, y] = [((lamp + 0.5) / 12) * WIDTH, HEIGHT * (0.42 + 0.1 * (lamp % 2))];
        const pool = context.createRadialGradient(x, y, 0, x, y, HEIGHT * 0.42);
        pool.addColorStop(0, css(new Color(glimmers[lamp % 2]!), 0.2 * glimmer));
        pool.addColorStop(1, css(light, 0));
        context.fillStyle = pool;
        context.fillRect(x - HEIGHT / 2, 0, HEIGHT, HEIGHT);
      }
      // Fade to dark at the top and bottom.
      context.globalCompositeOperation = 'destination-in';
      const ends = context.createLinearGradient(0, 0, 0, HEIGHT);
      ends.addColorStop(0, 'rgb(0 0 0 / 0)');
      ends.addColorStop(0.18, 'rgb(0 0 0 / 1)');
      ends.addColorStop(0.75, 'rgb(0 0 0 / 1)');
      ends.addColorStop(1, 'rgb(0 0 0 / 0)');
      context.fillStyle = ends;
      context.fillRect(0, 0, WIDTH, HEIGHT);
    },
    DETAIL,
  );
}

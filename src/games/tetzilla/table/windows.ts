import type { Random } from '#core';
import type { PaintContext } from '#stage';

/** A rectangle of the wall texture, in pixels. */
export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The colours of the view from a window. `lit` is the share of lit windows outside, 0 … 1. */
export interface Outlook {
  readonly sky: readonly [high: string, middle: string, low: string];
  readonly far: string;
  readonly near: string;
  readonly lights: readonly string[];
  readonly lit: number;
  readonly frame: string;
}

/** Profile of a kaiju facing right, relative to its height, from the feet up. */
const KAIJU: readonly (readonly [x: number, y: number])[] = [
  [-0.62, 0],
  [-0.4, 0.06],
  [-0.26, 0.2],
  [-0.26, 0.3],
  [-0.33, 0.34],
  [-0.22, 0.42],
  [-0.26, 0.5],
  [-0.15, 0.55],
  [-0.17, 0.65],
  [-0.06, 0.68],
  [-0.05, 0.8],
  [0.02, 0.82],
  [0.05, 0.96],
  [0.15, 1],
  [0.32, 0.95],
  [0.36, 0.88],
  [0.24, 0.86],
  [0.34, 0.81],
  [0.2, 0.79],
  [0.17, 0.68],
  [0.22, 0.58],
  [0.38, 0.56],
  [0.4, 0.5],
  [0.23, 0.5],
  [0.24, 0.3],
  [0.2, 0.18],
  [0.22, 0],
];

function houses(
  context: PaintContext,
  random: Random,
  pane: Pane,
  tall: number,
  colour: string,
  { lights, lit }: Outlook,
): void {
  const foot = pane.y + pane.height;
  for (let x = pane.x - 4; x < pane.x + pane.width; ) {
    const broad = 9 + random.below(11);
    const high = tall * (0.35 + 0.65 * random.unit());
    context.fillStyle = colour;
    context.fillRect(x, foot - high, broad, high);
    for (let y = foot - high + 4; y < foot - 3; y += 5) {
      for (let at = x + 2; at < x + broad - 3; at += 4) {
        if (random.unit() > 0.34 * lit) continue;
        context.fillStyle = lights[random.below(lights.length)]!;
        context.fillRect(at, y, 2.4, 3);
      }
    }
    x += broad + random.below(3);
  }
}

/**
 * A tall window with a city behind it and, optionally, a kaiju.
 * @param kaiju its height as a fraction of the window's
 */
export function paintWindow(
  context: PaintContext,
  random: Random,
  pane: Pane,
  outlook: Outlook,
  kaiju: number,
): void {
  const { x, y, width, height } = pane;
  const { sky, far, near, frame, lights, lit } = outlook;
  context.save();
  context.beginPath();
  context.moveTo(x, y + height);
  context.lineTo(x, y + width / 2);
  context.arc(x + width / 2, y + width / 2, width / 2, Math.PI, 0);
  context.lineTo(x + width, y + height);
  context.closePath();
  context.fillStyle = frame;
  context.lineWidth = 9;
  context.strokeStyle = frame;
  context.stroke();
  context.clip();
  const air = context.createLinearGradient(0, y, 0, y + height);
  air.addColorStop(0, sky[0]);
  air.addColorStop(0.55, sky[1]);
  air.addColorStop(1, sky[2]);
  context.fillStyle = air;
  context.fillRect(x, y, width, height);
  houses(context, random, pane, height * 0.56, far, outlook);
  if (kaiju > 0) {
    const tall = height * kaiju;
    const side = random.below(2) === 0 ? 1 : -1;
    context.fillStyle = near;
    context.beginPath();
    for (const [across, up] of KAIJU) {
      context.lineTo(x + width / 2 + side * across * tall, y + height * 0.94 - up * tall);
    }
    context.fill();
    context.fillStyle = lit > 0.5 ? lights[0]! : near;
    context.fillRect(x + width / 2 + side * 0.19 * tall - 1, y + height * 0.94 - 0.925 * tall, 2.6, 2.2);
  }
  houses(context, random, pane, height * 0.34, near, outlook);
  // Glazing bars.
  context.fillStyle = frame;
  context.fillRect(x + width / 2 - 1.5, y, 3, height);
  for (const share of [0.3, 0.64]) context.fillRect(x, y + share * height, width, 2.4);
  context.restore();
  context.fillStyle = frame;
  context.fillRect(x - 9, y + height, width + 18, 7);
}

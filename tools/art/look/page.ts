import type { KitDisplay } from '../kit/kit';
import { drawDisplays, drawParts } from './kitPage';
import { drawSilhouettes } from './silhouettes';
import { Studio, type View } from './studio';

/** The views of a kit; none for a model. */
export interface ShownKit {
  readonly parts: readonly string[];
  readonly displays: readonly KitDisplay[];
}

declare global {
  interface Window {
    review: typeof review;
    compare: typeof compare;
    portray: typeof portray;
  }
}

const SIDES = [20, 110, 200, 290] as const;
const PORTRAIT: View = { yaw: 0, elevation: 17, aim: 0.64, distance: 4.4, opening: 21 };
const BOARD: View = { yaw: 0, elevation: 42, aim: 0.58, distance: 4.6, opening: 21 };
const FRAMES = 9;

function sheetOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.querySelector<HTMLCanvasElement>('#sheet')!;
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = '#14161c';
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = '#e8e4da';
  brush.font = '15px sans-serif';
  return brush;
}

/** Four sides, a player's view, and silhouettes at the size of a small screen. */
function drawSides(studio: Studio): HTMLCanvasElement {
  const [w, h] = [480, 600];
  const small = 64;
  const brush = sheetOf(4 * w, h + 480);
  studio.pose('idle', 0);
  for (const [i, yaw] of SIDES.entries()) {
    brush.drawImage(studio.shoot({ ...PORTRAIT, yaw }, w, h), i * w, 0);
  }
  for (const [i, yaw] of [-25, 35, 150].entries()) {
    brush.drawImage(studio.shoot({ ...BOARD, yaw }, 400, 480), i * 400, h);
  }
  brush.imageSmoothingEnabled = false;
  for (const [i, yaw] of SIDES.entries()) {
    const x = 1200 + (i % 2) * 240;
    const y = h + Math.floor(i / 2) * 240;
    brush.drawImage(studio.shoot({ ...PORTRAIT, yaw }, small, small, 'outline'), x, y, 160, 160);
    brush.drawImage(studio.shoot({ ...BOARD, yaw }, small, small), x + 164, y);
    brush.drawImage(studio.shoot({ ...BOARD, yaw }, 2 * small, 2 * small), x + 164, y + small, small, small);
  }
  return brush.canvas;
}

/** A large picture of the face. */
function drawFace(studio: Studio): HTMLCanvasElement {
  const [w, h] = [900, 900];
  const brush = sheetOf(2 * w, h);
  studio.pose('idle', 0);
  for (const [i, yaw] of [12, -42].entries()) {
    const view = { yaw, elevation: 14, aim: studio.face(), distance: 3.4, opening: 13 };
    brush.drawImage(studio.shoot(view, w, h), i * w, 0);
  }
  return brush.canvas;
}

/** Every clip as a row of frames. */
function drawClips(studio: Studio): HTMLCanvasElement {
  const [w, h] = [190, 230];
  const clips = studio.clips();
  studio.shadows(false);
  const brush = sheetOf(FRAMES * w, clips.length * h);
  for (const [row, { name, seconds }] of clips.entries()) {
    for (let i = 0; i < FRAMES; i++) {
      studio.pose(name, i / (FRAMES - 1));
      const view = { yaw: 35, elevation: 22, aim: 0.6, distance: 4.6, opening: 22 };
      brush.drawImage(studio.shoot(view, w, h), i * w, row * h);
    }
    brush.fillText(`${name} ${seconds.toFixed(2)} s`, 8, row * h + 20);
  }
  return brush.canvas;
}

/** Draws one sheet of a model into the page. */
async function review(
  url: string,
  kind: 'sides' | 'clips' | 'face' | 'parts' | 'displays',
  tint: string,
  kit: ShownKit,
): Promise<HTMLCanvasElement> {
  const studio = new Studio(tint);
  await studio.load(url);
  if (kind === 'parts') return drawParts(studio, kit.parts, sheetOf);
  if (kind === 'displays') return drawDisplays(studio, kit.displays, sheetOf);
  if (kind === 'sides') return drawSides(studio);
  return kind === 'clips' ? drawClips(studio) : drawFace(studio);
}

/** Draws the sheet that shows whether models can be told apart. */
function compare(urls: Readonly<Record<string, string>>, tint: string): Promise<HTMLCanvasElement> {
  return drawSilhouettes(new Studio(tint), urls, sheetOf);
}

/** A half profile shows more of a figure than its front. */
const SEAT_VIEW: View = { yaw: 24, elevation: 13, aim: 0.62, distance: 4.4, opening: 20 };

/** Draws a figure alone on a transparent background. @param width, height in pixels */
async function portray(url: string, tint: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const studio = new Studio(tint);
  await studio.load(url);
  studio.pose('idle', 0);
  return studio.shoot(SEAT_VIEW, width, height, 'alone');
}

window.portray = portray;
window.review = review;
window.compare = compare;

import type { KitDisplay } from '../kit/kit';
import type { Studio } from './studio';

const TILE = { width: 300, height: 300 };
const COLUMNS = 7;
const DISPLAY = { width: 1400, height: 900 };

/** Every part of a kit, from a player's view. */
export function drawParts(
  studio: Studio,
  parts: readonly string[],
  sheetOf: (width: number, height: number) => CanvasRenderingContext2D,
): HTMLCanvasElement {
  const { width, height } = TILE;
  const brush = sheetOf(Math.min(COLUMNS, parts.length) * width, Math.ceil(parts.length / COLUMNS) * height);
  for (const [i, part] of parts.entries()) {
    const [x, y] = [(i % COLUMNS) * width, Math.floor(i / COLUMNS) * height];
    studio.arrange([{ part }]);
    const view = { yaw: 32, elevation: 32, aim: 0.17, distance: 4.6, opening: 14 };
    brush.drawImage(studio.shoot(view, width, height), x, y);
    brush.fillText(`${part} ${studio.triangles()}`, x + 8, y + 20);
  }
  return brush.canvas;
}

/** Parts assembled as on the table. */
export function drawDisplays(
  studio: Studio,
  displays: readonly KitDisplay[],
  sheetOf: (width: number, height: number) => CanvasRenderingContext2D,
): HTMLCanvasElement {
  const { width, height } = DISPLAY;
  const brush = sheetOf(width, height * displays.length);
  for (const [i, { name, pieces }] of displays.entries()) {
    studio.arrange(pieces);
    const { middle, reach } = studio.extent();
    const view = { yaw: 24, elevation: 26, aim: middle, distance: 4.1 * reach, opening: 26 };
    brush.drawImage(studio.shoot(view, width, height), 0, i * height);
    brush.fillText(name, 8, i * height + 20);
  }
  return brush.canvas;
}

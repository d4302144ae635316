import type { Studio, View } from './studio';

/** Size of a figure on a small screen, pixels. */
const SMALL = 64;
const ENLARGED = 3 * SMALL;
const COLUMN = ENLARGED + 8;
const VIEWS: readonly View[] = [
  { yaw: 0, elevation: 42, aim: 0.58, distance: 4.6, opening: 21 },
  { yaw: 0, elevation: 8, aim: 0.62, distance: 4.6, opening: 21 },
];

/**
 * All figures side by side from a player's view and from the front: silhouettes of 64 pixels, enlarged and at their
 * size, and painted for comparison.
 * @param urls of the model files, by name
 */
export async function drawSilhouettes(
  studio: Studio,
  urls: Readonly<Record<string, string>>,
  sheetOf: (width: number, height: number) => CanvasRenderingContext2D,
): Promise<HTMLCanvasElement> {
  const row = ENLARGED + SMALL + 8;
  const all = Object.entries(urls);
  const brush = sheetOf(all.length * COLUMN, VIEWS.length * row + 28);
  brush.imageSmoothingEnabled = false;
  for (const [column, [name, url]] of all.entries()) {
    await studio.load(url);
    studio.pose('idle', 0);
    const x = column * COLUMN;
    for (const [i, view] of VIEWS.entries()) {
      const shape = studio.shoot(view, SMALL, SMALL, 'outline');
      brush.drawImage(shape, x, i * row, ENLARGED, ENLARGED);
      brush.drawImage(shape, x, i * row + ENLARGED + 4);
      brush.drawImage(studio.shoot(view, SMALL, SMALL), x + SMALL + 4, i * row + ENLARGED + 4);
    }
    brush.fillText(name, x + 4, VIEWS.length * row + 18);
  }
  return brush.canvas;
}

/** One house of a skyline, in SVG units. */
export interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** Lit windows, as an SVG path relative to the upper left corner. */
  readonly windows: string;
}

const PITCH = 26;

/**
 * A deterministic row of houses.
 * @param length of the row
 * @param tallest height of a house
 * @param salt varies the row
 */
export function skyline(length: number, tallest: number, salt: number): readonly House[] {
  const houses: House[] = [];
  for (let x = 0, index = salt; x < length; index++) {
    const width = 78 + ((index * 37) % 5) * 17;
    const height = tallest * (0.45 + (((index * 53) % 11) / 11) * 0.55);
    houses.push({ x, width, height, windows: litWindows(width, height, index) });
    x += width + ((index * 29) % 3) * 7;
  }
  return houses;
}

function litWindows(width: number, height: number, salt: number): string {
  let path = '';
  for (let row = 0; (row + 1) * PITCH < height - 10; row++) {
    for (let column = 0; (column + 1) * PITCH < width - 8; column++) {
      const lit = (row * 31 + column * 17 + salt * 13) % 7 < 2;
      if (lit) path += `M${14 + column * PITCH} ${18 + row * PITCH}h12v13h-12z`;
    }
  }
  return path;
}

import { expect, it } from 'vitest';
import { AREAS } from '#zorn/rules';
import { areaNames } from '#zorn/view';
import { LABEL, paintLabel } from '../../../../src/games/zorn/table/valley/labelTexture';

/** A wide letter as a share of its height: no font of the program is wider on the whole. */
const LETTER = 0.62;

/** What is written on a label, each line with its middle and its extents. */
function written(index: number, text: Parameters<typeof paintLabel>[2]) {
  const lines: { readonly line: string; readonly x: number; readonly y: number; readonly size: number }[] =
    [];
  const context = {
    font: '',
    save() {},
    restore() {},
    translate() {},
    beginPath() {},
    moveTo() {},
    lineTo() {},
    quadraticCurveTo() {},
    arc() {},
    closePath() {},
    stroke() {},
    fill() {},
    strokeText() {},
    measureText: (line: string) => ({
      width: line.length * LETTER * Number.parseFloat(context.font.slice(4)),
    }),
    fillText(line: string, x: number, y: number) {
      lines.push({ line, x, y, size: Number.parseFloat(context.font.slice(4)) });
    },
  };
  paintLabel(context as unknown as CanvasRenderingContext2D, index, text);
  return lines;
}

it.each([
  ['en', false],
  ['en', true],
  ['fr', false],
  ['fr', true],
] as const)('no name is cut, and none covers another: %s, with numbers: %s', (language, all) => {
  for (const [index, area] of AREAS.entries()) {
    const lines = written(index, { language, all });
    const words = lines.slice(0, lines.length - (all ? 3 : 0));
    expect(words.map(({ line }) => line).join(' ')).toBe(areaNames[language][area] ?? area);
    for (const { line, x, y, size } of lines) {
      const half = (line.length * LETTER * size) / 2;
      expect([x - half >= 0, x + half <= LABEL.width], line).toEqual([true, true]);
      expect([y - size / 2 >= 0, y + size / 2 <= LABEL.height], line).toEqual([true, true]);
    }
    // Large enough to be read beside the others.
    for (const { line, size } of words) expect(size, line).toBeGreaterThan(24);
    const [last, first] = [words.at(-1)!, lines[words.length]];
    if (first !== undefined) expect(last.y + last.size / 2).toBeLessThanOrEqual(first.y - first.size / 2 + 6);
  }
});

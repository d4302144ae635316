import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The sizes of the window, in em, at which a page changes; what is beyond one begins a pixel farther. Fewer are better: a part of a page goes by the size of its own room (`@container`).
 */
const CHANGES = {
  width: [
    16, 20, 22, 24, 26, 30, 32.5, 35, 40, 43.75, 45, 46, 48.75, 50, 56.25, 60, 64, 68.75, 75, 80, 97.5, 100,
  ],
  height: [15, 20, 26, 31.25, 32.5, 36, 40, 46.5, 50, 51.25, 60],
};
/** One pixel, in em. */
const PIXEL = 1 / 16;

/** A condition on the window, with its file. */
const CONDITIONS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/@media([^{]+)\{/g)].map(([, condition]) => ({
      file,
      condition: condition!.trim(),
    })),
  );

describe('what a page makes of the size of the window', () => {
  it('is said in em, so that larger letters count as a smaller window', () => {
    const other = CONDITIONS.filter(({ condition }) =>
      [...condition.matchAll(/(?:width|height)[^)]*/g)].some(([size]) => !/: [\d.]+em$/.test(size)),
    );
    expect(CONDITIONS.length).toBeGreaterThan(100);
    expect(other).toEqual([]);
  });

  it.each(['width', 'height'] as const)('changes at a few sizes alone, each of them in use: %s', (side) => {
    const used = CONDITIONS.flatMap(({ condition }) =>
      [...condition.matchAll(new RegExp(`(min|max)-${side}: ([\\d.]+)em`, 'g'))].map(([, end, size]) => {
        const at = Number(size);
        const other = end === 'min' ? at - PIXEL : at + PIXEL;
        return CHANGES[side].includes(other) ? other : at;
      }),
    );
    expect([...new Set(used)].sort((a, b) => a - b)).toEqual(CHANGES[side]);
  });

  it('is one condition where it is the same', () => {
    const spellings = new Map<string, Set<string>>();
    for (const { condition } of CONDITIONS) {
      const parts = condition
        .split(/, | and /)
        .sort()
        .join(' ');
      spellings.set(parts, (spellings.get(parts) ?? new Set()).add(condition));
    }
    const twice = [...spellings.values()].filter(({ size }) => size > 1).map((all) => [...all]);
    expect(twice).toEqual([]);
    expect(CONDITIONS.filter(({ condition }) => condition.includes('aspect-ratio'))).toEqual([]);
  });
});

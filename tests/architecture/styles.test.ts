import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS } from '../../src/ui/breakpoints.ts';

const NAMES = readFileSync('src/ui/breakpoints.css', 'utf8');
/** The named conditions, e.g. `--phone` with `(max-width: 35em)`. */
const NAMED = new Map(
  [...NAMES.matchAll(/@custom-media (--[a-z]+) ([^;]+);/g)].map(([, name, condition]) => [name!, condition!]),
);

/** Features of a device or a wish of its owner; none is a size. */
const FEATURES = [
  'print',
  'orientation: (portrait|landscape)',
  'pointer: (coarse|fine)',
  'hover: (none|hover)',
  'forced-colors: active',
  'prefers-reduced-(motion|transparency): reduce',
].join('|');

/** What is wrong with a condition on the window: the parts that are neither a name nor a feature. */
const wrong = (condition: string): string[] =>
  condition
    .split(/,| and |\bnot\b|[()]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !NAMED.has(part) && !new RegExp(`^(${FEATURES})$`).test(part));

/** The conditions on the window in all style sheets, with their files. */
const CONDITIONS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/@media([^{]+)\{/g)].map(([, condition]) => ({
      file,
      condition: condition!.trim(),
    })),
  );

describe('what a page makes of the size of the window', () => {
  it('goes by five named breakpoints, in em, so that larger letters count as a smaller window', () => {
    const sizes = [...NAMED].filter(([name]) => name !== '--touch');
    expect(sizes).toEqual(Object.entries(BREAKPOINTS).map(([name, query]) => [`--${name}`, query]));
    expect(sizes).toHaveLength(5);
    for (const [, query] of sizes) expect(query).toMatch(/^\(max-(width|height): [\d.]+em\)$/);
  });

  it('has no other condition', () => {
    expect(CONDITIONS.length).toBeGreaterThan(100);
    expect(CONDITIONS.filter(({ condition }) => wrong(condition).length > 0)).toEqual([]);
  });

  it('uses each name', () => {
    const used = [...CONDITIONS.map(({ condition }) => condition), NAMED.get('--touch')].join(' ');
    expect([...NAMED.keys()].filter((name) => !used.includes(`(${name})`))).toEqual([]);
  });

  it.each([
    ['(max-width: 40em)', ['max-width: 40em']],
    ['(width <= 900px) and (--low)', ['width <= 900px']],
    ['(--laptop)', ['--laptop']],
    ['(min-aspect-ratio: 1)', ['min-aspect-ratio: 1']],
    ['(--low) and (not (--narrow)), print', []],
  ])('finds what is no name: %s', (condition, found) => expect(wrong(condition)).toEqual(found));
});

/** The declarations by which a sheet makes something scroll by itself. */
const ownScrolling = (css: string): string[] =>
  css.match(/(?<![\w-])overflow(-[a-z]+)?:[^;}]*\b(auto|scroll)\b/g) ?? [];

describe('what does not fit', () => {
  it('scrolls by the one mechanism of the kit, which the keyboard reaches', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    const scrolling = sheets.filter(
      (file) => ownScrolling(readFileSync(join('src', file), 'utf8')).length > 0,
    );
    expect(scrolling).toEqual([join('ui', 'Scroll.css')]);
  });

  it.each([
    '.list { overflow: auto }',
    '.list { overflow-y: scroll; }',
    '.list { overflow: hidden auto; }',
    '.list { overflow-inline: auto }',
    '.list { overflow: var(--axes, auto) }',
  ])('is found where a sheet scrolls by itself: %s', (css) => expect(ownScrolling(css)).toHaveLength(1));

  it.each([
    '.list { --scroll-axes: hidden auto; }',
    '.list { overflow: hidden; margin: auto }',
    '.list { overflow-wrap: anywhere; scroll-margin: 1em }',
  ])('is left alone by: %s', (css) => expect(ownScrolling(css)).toEqual([]));
});

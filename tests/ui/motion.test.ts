import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(process.cwd(), 'src');

/** Declarations that set something in motion, with the selector of their rule. */
function motions(css: string): readonly (readonly [selector: string, declaration: string])[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/(?:^|[;\s])((?:transition|animation)(?:-duration)?\s*:[^;]*)/g)].map(
      ([, declaration = '']) => [selector.trim(), declaration.trim()] as const,
    ),
  );
}

const TIME = /(?<![\w-])(\d*\.?\d+)m?s\b/;

/** Whether nothing of a declaration takes time where --motion is none. @param css all rules of its file */
function isStill(selector: string, declaration: string, css: string): boolean {
  const still = declaration.replace(/calc\([^()]*var\(--motion\)[^()]*\)|var\(--motion\)/g, '0s');
  // The first time of each is how long it takes, a second one when it begins.
  if (still.split(/,(?![^(]*\))/).every((each) => Number(TIME.exec(each)?.[1] ?? 0) === 0)) return true;
  const [last = ''] = selector.split(/\s+/).slice(-1);
  return css.includes(`[data-motion="reduced"] ${last}`);
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

describe('with reduced motion', () => {
  it('every animation and transition of the interface is off', () => {
    const moving = files.flatMap((name) => {
      const css = readFileSync(join(SOURCE, name), 'utf8');
      return motions(css)
        .filter(([selector, declaration]) => !isStill(selector, declaration, css))
        .map(([selector, declaration]) => `${name}: ${selector} { ${declaration} }`);
    });
    expect(moving).toEqual([]);
  });

  it.each([
    ['a { transition: color 1s; }', 1],
    ['a { transition: color var(--motion), left 200ms; }', 1],
    ['a { animation: turn 1s linear infinite; } [data-motion="reduced"] a { animation: none; }', 0],
    ['a { animation: turn calc(4 * var(--motion)) ease-out; }', 0],
    ['a { animation: comes 0s forwards; }', 0],
  ])('%s moves in %i places', (css, count) => {
    expect(
      motions(css).filter(([selector, declaration]) => !isStill(selector, declaration, css)),
    ).toHaveLength(count);
  });
});

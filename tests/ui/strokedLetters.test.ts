import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const RULE = /([^{}]+)\{([^{}]*)\}/g;

it('letters with a stroke throw their shadows by a filter: WebKit paints no text-shadow of them', () => {
  const stroked: string[] = [];
  const lost: string[] = [];
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  for (const file of files) {
    const sheet = readFileSync(join('src', file), 'utf8');
    for (const [, selector = '', body = ''] of sheet.matchAll(RULE)) {
      if (!body.includes('-webkit-text-stroke:')) continue;
      stroked.push(selector.trim());
      const shadow = /text-shadow:\s*(\w+)/.exec(body)?.[1];
      if (shadow !== undefined && shadow !== 'none') lost.push(`${file}: ${selector.trim()}`);
    }
  }
  expect(stroked.length).toBeGreaterThan(2);
  expect(lost).toEqual([]);
});

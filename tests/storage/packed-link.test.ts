import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '#core';
import { MAX_PACKED_JSON, packLink, unpackLink } from '#storage';

test('a packed value comes back as it was, from text that an address may hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const text = await packLink(value);
      expect(text).toMatch(/^[\w-]+$/);
      expect(unwrap(await unpackLink(text))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 200 },
  );
});

test('what repeats takes little room', async () => {
  const actions = Array.from({ length: 100 }, () => ({ do: 'move', card: '9S', to: 'c4' }));
  expect((await packLink(actions)).length).toBeLessThan(JSON.stringify(actions).length / 10);
});

test.each([
  ['%%%', 'link.base64'],
  ['AAAA', 'link.damaged'],
  ['', 'link.damaged'],
])('the text %j is refused: %s', async (text, code) => {
  expect(await unpackLink(text)).toEqual({ ok: false, error: { field: '', code } });
});

test('a cut link is refused', async () => {
  const text = await packLink({ a: 'long enough to be cut in the middle', b: [1, 2, 3] });
  expect((await unpackLink(text.slice(0, 20))).ok).toBe(false);
});

test('a link that would fill the memory is refused', async () => {
  const bomb = await packLink('x'.repeat(MAX_PACKED_JSON));
  expect(bomb.length).toBeLessThan(5000);
  const opened = await unpackLink(bomb);
  expect(opened).toMatchObject({
    ok: false,
    error: { code: 'file.large', params: { most: MAX_PACKED_JSON } },
  });
});

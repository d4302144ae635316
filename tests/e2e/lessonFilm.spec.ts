import { readFile } from 'node:fs/promises';
import { decodeFrames } from 'modern-gif';
import { renderLesson } from '../../tools/lessonFilm/render';
import { expect, test } from './fixtures';
import type { Table } from './table';

test.use({ painting: true });

async function made({ page }: Table, query: string): Promise<Buffer> {
  const offered = page.waitForEvent('download');
  await page.goto(`/learn/zorgl/combo?quality=test&clock=manual&lang=en&size=320x180&${query}`);
  const download = await offered;
  return readFile(await download.path());
}

test('what the address of a lesson asks for is handed over by itself: a GIF, and a strip', async ({
  table,
}) => {
  const frames = decodeFrames(new Uint8Array(await made(table, 'film=gif')));
  expect(frames[0]).toMatchObject({ width: 320, height: 180 });
  expect(frames.length).toBeGreaterThan(2);
  // The words stay as long as somebody needs to read them.
  expect(frames[0]!.delay).toBeGreaterThan(1000);
  const strip = await made(table, 'film=strip');
  expect(strip.subarray(1, 4).toString()).toBe('PNG');
  // Three moments one below the other, with an edge around them.
  expect([strip.readUInt32BE(16), strip.readUInt32BE(20)]).toEqual([320 + 24, 3 * (180 + 12) + 12]);
});

test('what `kaiju lesson render` starts makes the pictures of a lesson, one by one', async ({
  baseURL: _,
}, info) => {
  const query = 'film=strip&size=160x160&quality=test&clock=manual&lang=en';
  const made = await renderLesson({
    path: '/learn/zorgl/must-move',
    query,
    out: info.outputPath('m.png'),
    apart: { width: 160, height: 160 },
  });
  // Before the first step, before the second and after it.
  expect(made).toEqual([1, 2, 3].map((each) => info.outputPath(`m-${each}.png`)));
  const pictures = await Promise.all((made as readonly string[]).map((file) => readFile(file)));
  for (const picture of pictures) {
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([160, 160]);
  }
  expect(new Set(pictures.map(String)).size).toBe(3);
});

test('what `kaiju lesson render` starts makes the pictures of a lesson of one’s own, from its file', async ({
  baseURL: _,
}, info) => {
  const made = await renderLesson({
    path: '/learn/zorgl',
    file: 'tests/scenarios/two-blows.kaiju-lesson.json',
    query: 'film=strip&size=160x160&quality=test&clock=manual&lang=en',
    out: info.outputPath('own.png'),
  });
  expect(made).toEqual([info.outputPath('own.png')]);
  const strip = await readFile(info.outputPath('own.png'));
  // Before the blow, after it and what it comes to: two beside each other, with a gap of 12 around each.
  expect([strip.readUInt32BE(16), strip.readUInt32BE(20)]).toEqual([2 * 160 + 36, 2 * 160 + 36]);
});

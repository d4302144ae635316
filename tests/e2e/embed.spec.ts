import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findingsOf } from './axe';
import { cutOffs } from './cutOffs';
import { test as base, expect } from './fixtures';

/** The lesson with the longest answer. */
const LESSON = '/embed/zorgl/shove-flee?lang=fr&quality=test&clock=manual';
/** Frames as pages give them: the one that is offered, a banner, a small one, a phone's. */
const SIZES = [
  [640, 480],
  [400, 200],
  [320, 240],
  [360, 600],
] as const;

/** Serves a page with the lesson in a frame, on another origin than that of the program. */
const test = base.extend<{ readonly foreign: string }>({
  foreign: async ({ baseURL }, use) => {
    const frame = `<iframe src="${baseURL}${LESSON}" width="640" height="480"></iframe>`;
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(`<!doctype html><title>A shop</title>${frame}`);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await new Promise((closed) => server.close(closed));
  },
});

/** What a poster may transfer, packed: scripts, words, styles and letters. */
const POSTER_BYTES = 120_000;

for (const [game, lesson] of [
  ['zorgl', 'shove-flee'],
  ['tetzilla', 'two-spins'],
]) {
  test(`the poster of a lesson of ${game} comes with its picture and its letters, and nothing of the program`, async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    const scripts: string[] = [];
    page.on('requestfinished', (request) => {
      scripts.push(new URL(request.url()).pathname);
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`/embed/${game}/${lesson}?lang=en`);
    await expect(page.locator('.embed-cover .lesson-diagram')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const program = /\/(react|stage|common|lessons|zorgl|tetzilla)-/;
    expect(scripts.filter((path) => path.endsWith('.js') && program.test(path))).toEqual([]);
    expect((await Promise.all(sizes)).reduce((sum, each) => sum + each, 0)).toBeLessThan(POSTER_BYTES);
    expect(await findingsOf(page)).toEqual([]);
  });
}

test('in a frame on another origin a lesson comes light, is played on demand, and its question can be answered at any size', async ({
  page,
  baseURL,
  foreign,
}) => {
  const drawing: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    drawing.push(response.text().then((text) => text.includes('WebGLRenderer')));
  });
  await page.goto(foreign);
  const frame = page.frameLocator('iframe');
  const play = frame.getByRole('button', { name: /Lancer la leçon/ });
  await expect(play).toBeVisible();
  await expect(frame.locator('.embed-cover .lesson-diagram')).toBeVisible();
  expect(drawing.length).toBeGreaterThan(0);
  expect(await Promise.all(drawing)).not.toContain(true);

  const inner = page.frames().find((each) => each.url().startsWith(baseURL!))!;
  const resize = ([width, height]: readonly [number, number]) =>
    page.locator('iframe').evaluate(
      (element, size) => {
        element.setAttribute('width', size[0]);
        element.setAttribute('height', size[1]);
      },
      [String(width), String(height)] as const,
    );
  const posters: string[] = [];
  for (const size of SIZES) {
    await resize(size);
    posters.push(...(await inner.evaluate(cutOffs)));
    await play.click({ trial: true });
  }
  expect(posters).toEqual([]);

  await play.click();
  await inner.waitForFunction(() => window.kaiju !== undefined);
  await inner.evaluate(() => window.kaiju!.ready());
  const place = frame.getByRole('button', { name: 'f3' });
  for (const size of SIZES) {
    await resize(size);
    await place.click();
    await frame.getByRole('button', { name: 'Vérifier' }).click({ trial: true });
    await place.click();
    expect(await inner.evaluate(cutOffs), String(size)).toEqual([]);
  }
  await place.click();
  await frame.getByRole('button', { name: 'f4' }).click();
  await frame.getByRole('button', { name: 'Vérifier' }).click();
  await expect(frame.getByText('Exact !')).toBeVisible();
  expect(await findingsOf(inner)).toEqual([]);
  for (const size of SIZES) {
    await resize(size);
    const hidden = await frame
      .locator('.embed-desk')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden, String(size)).toBeLessThanOrEqual(0);
  }
});

import { expect, test } from './fixtures';

const TABLE = '/table?seed=3&lang=en&clock=manual&bots=A:greedy,B:greedy,C:greedy,D:greedy';

test('the lobby, the rules and the lessons come without what draws a table', async ({ page }) => {
  // Else the table would be fetched ahead once the lobby is there.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const drawing: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    drawing.push(response.text().then((text) => text.includes('WebGLRenderer')));
  });
  await page.goto('/?lang=en');
  await expect(page.getByRole('button', { name: 'Wreck the city' })).toBeVisible();
  for (const path of ['/rules/zorgl', '/rules/zorgl/sheet', '/learn/zorgl']) {
    // A page that is left takes the texts of its files with it.
    expect(await Promise.all(drawing), path).not.toContain(true);
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(drawing.length).toBeGreaterThan(2);
  expect(await Promise.all(drawing)).not.toContain(true);
});

test('what a table needs is fetched while the page itself is still on its way', async ({ page }) => {
  const standIns = page.waitForRequest('**/models/stand-ins.bin');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.route('**/assets/index-*.js', async (route) => {
    await standIns;
    await route.continue();
  });
  await page.goto(TABLE);
  await page.waitForFunction(() => (window.kaiju?.stats().frames ?? 0) > 0);
  expect(fetched.filter((path) => path.endsWith('stand-ins.bin'))).toHaveLength(1);
});

/** What the list of a game's lessons may transfer: its script, its words, its styles and its letters. */
const LIST_BYTES = 600_000;
/** What the table of a lesson may take to be drawn. */
const LESSON_CALLS = 60;

test('the list of all lessons is light and draws the pictures that are seen; the lessons share one canvas', async ({
  table,
}) => {
  const { page } = table;
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await table.open('/learn/zorgl', { clock: 'manual' });
  const drawn = page.locator('.lesson-tile .lesson-diagram');
  await drawn.first().waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeLessThan(LIST_BYTES);
  expect(await page.locator('.lesson-tile').count()).toBeGreaterThan(100);
  expect(await drawn.count()).toBeLessThan(20);
  await expect(page.locator('canvas')).toHaveCount(0);
  await page.locator('.lesson-tile').first().click();
  for (let lesson = 0; lesson < 3; lesson++) {
    await table.ready();
    await table.advance(1);
    await expect(page.locator('canvas')).toHaveCount(1);
    expect((await table.stats()).calls).toBeLessThan(LESSON_CALLS);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('link', { name: /^Next lesson/ }).click();
    // Until then the table is still that of the lesson before, which draws nothing any more once it is left.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title!);
  }
});

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

import type { Position } from '#zorgl/rules';
import { positionParameter, sketch } from '../helpers/positions';
import { expect, test } from './fixtures';
import { OTHER_BROWSERS, type OtherPage } from './otherBrowsers';

const QUERY = { quality: 'test', lang: 'en' };
/** Rex has nine floors and can shove Olga into a building: a game that one blow decides. */
const LAST_BLOW = sketch({
  board: [
    '4 4 . 4 . 4 4',
    '4 . . . . . 4',
    '. . . . . . .',
    '4 . . P8 . . 4',
    '. . . . . . .',
    '4 A C 4 . . 4',
    '4 4 . 4 . 4 4',
  ],
  hands: { A: ['7D', '9C', '2S'], C: ['3D', '8S', '6H'] },
  floors: { A: 9 },
});

/** How long these browsers may take to open a table: they draw in software, beside others that do. */
const PATIENCE = 120_000;

/** Waits until an expression of a page is true. */
const until = (page: OtherPage, expression: string) =>
  expect.poll(() => page.evaluate<boolean>(`Boolean(${expression})`), { timeout: PATIENCE }).toBe(true);

const thereIs = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

async function opened(page: OtherPage, url: string): Promise<void> {
  await page.goto(url);
  await until(page, 'window.kaiju');
  await page.evaluate('window.kaiju.ready()');
}

for (const type of OTHER_BROWSERS.filter(({ installed }) => installed)) {
  test(`${type.name} draws a table, plays a game to its end with the pointer, and joins a room`, async ({
    baseURL,
    page: host,
  }) => {
    // Browsers that draw in software beside one that does.
    test.slow();
    const browser = await type.launch();
    try {
      const page = await browser.newPage(1280, 800);
      await page.goto(`${baseURL}/?lang=en`);
      await until(page, thereIs('.ui-setup-start button'));

      const game = new URLSearchParams({ ...QUERY, bots: 'C:greedy', clock: 'manual' });
      await opened(page, `${baseURL}/table?${game}&position=${positionParameter(LAST_BLOW)}`);
      await page.evaluate('window.kaiju.advance(0.1)');
      expect(await page.evaluate<number>('window.kaiju.stats().calls')).toBeGreaterThan(0);
      await page.press('[data-card="7D"]');
      await page.evaluate('window.kaiju.advance(0.1)');
      await page.press(await page.evaluate<{ x: number; y: number }>("window.kaiju.project('C')"));
      await page.evaluate('window.kaiju.settle()');
      expect((await page.evaluate<Position>('window.kaiju.position()')).players.A).toMatchObject({
        floors: 10,
      });
      await until(page, thereIs('.ui-over'));

      await host.goto(`/host/zorgl?${new URLSearchParams({ ...QUERY, speed: '8' })}`);
      await host.getByRole('button', { name: 'Open the table' }).click();
      await host.waitForURL(/\/room\//);
      const code = new URL(host.url()).pathname.split('/').at(-1)!;
      const phone = await browser.newPage(390, 844);
      await phone.goto(`${baseURL}/join/${code}?${new URLSearchParams(QUERY)}`);
      await until(phone, thereIs('.rooms-form input'));
      await phone.press('.rooms-form input');
      await phone.type('Ann');
      await phone.press('.rooms-form button');
      await expect(host.getByText(/person has joined/)).toBeVisible();
      await host.getByRole('button', { name: 'Start the game' }).click();
      await until(phone, `${thereIs('.room-table[data-mine]')} && ${thereIs('[data-card]')}`);
      await phone.press('[data-card]');
      await until(phone, thereIs('[data-card][aria-pressed="true"]'));
      expect([...page.complaints(), ...phone.complaints()]).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}

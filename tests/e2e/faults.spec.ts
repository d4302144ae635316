import { positionParameter, QUIET } from '../helpers/positions';
import { expect, test } from './fixtures';
import type { Table } from './table';

/** A person against a bot, both far from everything. */
const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' };

const alert = ({ page }: Table, text: RegExp) => page.getByRole('alert').filter({ hasText: text });

const button = ({ page }: Table, name: string) => page.getByRole('button', { name });

/** Takes away the complaints that a planted fault is bound to bring; all others count. */
function expected(complaints: string[], faults: RegExp): void {
  const others = complaints.filter((complaint) => !faults.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}

const MISSING = /Failed to load resource|dynamically imported module|preload CSS/;

test('a part of the program that is missing is a page that says so, with ways on', async ({
  table,
  complaints,
}) => {
  const { page } = table;
  for (const part of [/\/stage-[^/]*\.js$/, /\/stage-[^/]*\.css$/]) {
    await page.route(part, (route) => route.fulfill({ status: 404 }));
    await table.open('/table', QUERY);
    await expect(alert(table, /A part of the app could not be loaded/)).toBeVisible();
    await expect(button(table, 'Reload the page')).toBeVisible();
    await button(table, 'Save the game as a file').click();
    await expect(page.getByText(/still running.*reveals everything/)).toBeVisible();
    const download = page.waitForEvent('download');
    await button(table, 'Save anyway').click();
    expect((await download).suggestedFilename()).toMatch(/^zorgl-rex-zed-\w{4}\.kaiju-game\.json$/);
    await page.unroute(part);
    await button(table, 'Go to the lobby').click();
    await expect(button(table, 'Wreck the city')).toBeVisible();
  }
  await table.open('/table/x');
  await expect(alert(table, /no page \/table\/x/)).toBeVisible();
  await button(table, 'Go to the lobby').click();
  await expect(button(table, 'Wreck the city')).toBeVisible();
  await page.route(/\/index-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await table.open('/');
  // What is said after a while is said now.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByRole('link', { name: 'Load it again' })).toBeVisible();
  expected(complaints, MISSING);
});

test('a browser that offers next to nothing can be played in, and says what is lacking', async ({
  table,
}) => {
  const { page } = table;
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, get: blocked });
    }
    Reflect.deleteProperty(window, 'BroadcastChannel');
    // A database that never answers, as while another tab keeps it from being upgraded.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  // Letters that never come.
  await page.route(/\.woff2?$/, () => {});
  await page.goto(`/table?${new URLSearchParams({ ...QUERY, lang: 'en' })}`, { waitUntil: 'commit' });
  await expect(page.getByRole('note').filter({ hasText: 'No 3D picture' })).toBeVisible();
  await expect(alert(table, /Not saved/)).toBeVisible();
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.settle();
  expect((await table.position()).turn.played).toBe(1);
  await expect(button(table, 'Save the game as a file')).toBeVisible();
  await button(table, 'Minimise').click();
  await expect(button(table, 'Not saved')).toBeVisible();
});

test('what throws or never answers while a game is played is told, and stops nothing', async ({
  table,
  complaints,
}) => {
  const { page } = table;
  // The worker of the bots hears everything and says nothing.
  await page.route(/\/botWorker-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {};' }),
  );
  await page.route(/\.glb$/, (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await table.openTable({ ...QUERY, quality: 'low', lang: 'de' });

  // Notices stand one below the other.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Free some space', 'QuotaExceededError');
    };
  });
  await page.evaluate(() => {
    const { slice } = Float64Array.prototype;
    Float64Array.prototype.slice = () => {
      throw new Error('planted in a choreography');
    };
    void window.kaiju!.act({ do: 'move', card: '9C', to: 'b3' });
    Float64Array.prototype.slice = slice;
  });
  await table.settle();
  await expect(alert(table, /animation could not be played/)).toBeVisible();
  expect((await table.position()).turn.played).toBe(1);
  const notices = [
    /animation could not be played/,
    /Not saved/,
    /Some models could not be loaded/,
    /This part of the address is unknown/,
  ];
  const boxes = [];
  for (const text of notices) boxes.push((await alert(table, text).boundingBox())!);
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box.y).toBeGreaterThanOrEqual(boxes[index]!.y + boxes[index]!.height);
  }

  const mend = await page.evaluateHandle(() => {
    const { select } = Intl.PluralRules.prototype;
    Intl.PluralRules.prototype.select = () => {
      throw new Error('planted in a panel');
    };
    return () => {
      Intl.PluralRules.prototype.select = select;
    };
  });
  await table.act({ do: 'move', card: '4C', to: 'b4' });
  await table.settle();
  await expect(alert(table, /An error has stopped this part/).first()).toBeVisible();
  expect((await table.position()).turn.played).toBe(2);
  await mend.evaluate((undo) => undo());
  await table.act({ do: 'ignore', card: '7D' });
  await expect(alert(table, /An error has stopped this part/)).toHaveCount(0);

  await table.act({ do: 'end' });
  let over = false;
  const settled = table.settle().then(() => {
    over = true;
  });
  while (!over) await page.clock.fastForward(20_000);
  await settled;
  expect((await table.position()).turn).toMatchObject({ player: 'A', played: 0 });
  await expect(alert(table, /a simpler one moved instead/)).toBeVisible();
  expected(complaints, /Failed to load resource|planted/);
});

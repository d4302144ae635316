import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Position } from '#zorgl/rules';
import { cardsNamedIn } from '../helpers/cards';
import { findingsOf } from './axe';
import { expect, test } from './fixtures';
import { NO_DRAWING } from './noDrawing';
import { withoutPicture } from './windows';

const PHONE = { width: 390, height: 844 };
const QUERY = new URLSearchParams({ quality: 'test', lang: 'en', speed: '8' });

/** A phone of its own, which remembers nothing. Its address is no name: whoever is at `localhost` needs no network. */
async function phoneOf(browser: Browser, complaints: string[], address: string): Promise<Page> {
  const baseURL = address.replace('localhost', '127.0.0.1');
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(NO_DRAWING);
  const page = await context.newPage();
  // Whoever is cut off is told of it by the browser, too.
  page.on('console', (message) => {
    if (message.type() === 'error' && !/WebSocket|ERR_INTERNET|Failed to fetch/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  return page;
}

async function sitDown(phone: Page, name: string): Promise<void> {
  await phone.getByLabel('Your name').fill(name);
  await phone.getByRole('button', { name: 'Sit down' }).tap();
  await phone.getByRole('heading', { name: `You are in, ${name}!` }).waitFor();
}

/** Opens a table as somebody does who comes from the lobby, and gives its code. */
async function openTable(table: Page, game: string): Promise<string> {
  await table.goto(`/?${QUERY}&game=${game}`);
  await table.getByRole('button', { name: 'Play with phones' }).click();
  await table.getByRole('button', { name: 'Open the table' }).click();
  await table.waitForURL(/\/room\//);
  return new URL(table.url()).pathname.split('/').at(-1)!;
}

const mine = (phone: Page) => phone.locator('.room-table[data-mine]');
const present = async (control: Locator) => (await control.count()) > 0;

/** One tap of somebody who has a turn of Zorgl-Zilla to play, and does whatever is offered first. */
async function tapOn(phone: Page): Promise<void> {
  const open = ':not([aria-disabled="true"], :disabled)';
  const steps = [
    `.ui-hud-choices .zorgl-choice${open}`,
    `.zorgl-confirm${open}`,
    `.ui-hud-turn .ui-button.primary${open}`,
    `.zorgl-mode${open}`,
    '[data-card]',
  ];
  for (const step of steps) {
    const control = phone.locator(step).first();
    if (!(await present(control))) continue;
    await control.tap({ timeout: 5000 });
    return;
  }
}

/** Whose turn it is, as a page knows it. */
const turnAt = (page: Page): Promise<string> =>
  page.evaluate(() => (window.kaiju!.position() as Position).turn.player);

/** Plays a whole turn by taps. */
async function playTurn(phone: Page): Promise<void> {
  await mine(phone).waitFor();
  const seat = await turnAt(phone);
  await expect(async () => {
    if (await present(mine(phone))) await tapOn(phone);
    expect(await turnAt(phone)).not.toBe(seat);
  }).toPass({ intervals: [50], timeout: 60_000 });
}

/** The phones in the order in which they play. */
async function inOrder(code: string, phones: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  const [one, other] = phones;
  const name = `kaiju-tabletop.memory.room.${code}.seat`;
  const seat = await one.evaluate((key) => JSON.parse(localStorage.getItem(key)!).seat as string, name);
  return (await turnAt(one)) === seat ? phones : [other, one];
}

const handOf = (phone: Page) =>
  phone
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')!).toSorted());

/** Nothing that somebody has in hand is anywhere in the page of the table. */
async function expectNoHands(table: Page, phones: readonly Page[]): Promise<void> {
  const named = cardsNamedIn(await table.content()) as readonly string[];
  for (const phone of phones) {
    const hand = await handOf(phone);
    expect(hand.length).toBeGreaterThan(0);
    expect(hand.filter((card) => named.includes(card))).toEqual([]);
  }
}

const contextOf = (page: Page): BrowserContext => page.context();

test('two phones play at a table: codes, names, turns by taps, reloads, lost networks, and what a host may do', async ({
  baseURL,
  browser,
  page: table,
  complaints,
}) => {
  const faults: string[] = [];
  const audit = async (what: string, page: Page, over?: string) =>
    void faults.push(...(await findingsOf(page, over)).map((finding) => `${what}: ${finding}`));
  await table.setViewportSize({ width: 1366, height: 768 });
  const code = await openTable(table, 'zorgl');
  await audit('gathering', table);

  const ann = await phoneOf(browser, complaints, baseURL!);
  await ann.goto(`/?${QUERY}`);
  await ann.getByRole('button', { name: 'Join a table' }).tap();
  await audit('code', ann);
  await ann.getByLabel('Table code').fill(code.toLowerCase());
  await ann.getByRole('button', { name: 'Find the table' }).tap();
  await ann.getByRole('button', { name: 'Sit down' }).waitFor();
  await audit('seats', ann);
  await sitDown(ann, 'Ann');
  await audit('waiting', ann);
  const bob = await phoneOf(browser, complaints, baseURL!);
  // One of the phones that draws is enough.
  await withoutPicture(bob);
  await bob.goto(`/join/${code}?${QUERY}`);
  await sitDown(bob, 'Bob');
  await expect(table.getByText('2 people have joined.')).toBeVisible();

  await table.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ann, bob].map((phone) => phone.locator('[data-card]').first().waitFor()));
  await expectNoHands(table, [ann, bob]);
  await audit('table', table, '.ui-hud');
  await audit('hand', ann, '.ui-hud');
  const [first, second] = await inOrder(code, [ann, bob]);
  for (const phone of [first, second, first]) {
    await playTurn(phone);
    await expectNoHands(table, [ann, bob]);
  }

  const before = await handOf(second);
  await second.reload();
  await mine(second).waitFor();
  await expect.poll(() => handOf(second)).toEqual(before);
  await playTurn(second);

  // A phone that has slept: its network is gone, somebody plays, and it comes back by itself.
  await contextOf(second).setOffline(true);
  await expect(second.getByText(/Connection lost/)).toBeVisible();
  await playTurn(first);
  await contextOf(second).setOffline(false);
  await expect(second.getByText(/Connection lost/)).toHaveCount(0);
  await mine(second).waitFor();

  await table.getByRole('button', { name: 'Table and players' }).click();
  await audit('seats of the table', table, 'dialog');
  const dialog = table.getByRole('dialog');
  const crowd = (await dialog.getByRole('region', { name: 'The crowd' }).boundingBox())!;
  const control = (await dialog.getByRole('link', { name: 'Control room' }).boundingBox())!;
  expect(control.y, 'the way to the control room stands apart').toBeGreaterThan(crowd.y + crowd.height + 8);
  await table.getByLabel('Rename Bob').fill('Bobby');
  await table.getByLabel('Rename Bob').press('Enter');
  await expect(ann.locator('.ui-hud-players')).toContainText('Bobby');
  await table.getByRole('button', { name: 'Bot instead (Bobby)' }).click();
  await bob.getByRole('heading', { name: 'The host has taken your seat back' }).waitFor();
  await audit('put out', bob);
  await table.getByRole('switch', { name: /Lock the table/ }).click();
  await bob.getByRole('button', { name: 'Sit down again' }).tap();
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).tap();
  await bob.locator('[data-card]').first().waitFor();
  await table.keyboard.press('Escape');
  await expectNoHands(table, [ann, bob]);

  await ann.getByRole('button', { name: /tools/i }).tap();
  await ann.getByRole('button', { name: 'Emotes' }).tap();
  await audit('gestures', ann, 'dialog');
  await ann.getByRole('button', { name: 'Roar' }).tap();
  await expect(table.getByText('Ann roars!')).toBeVisible();
  await Promise.all([ann, bob].map((phone) => contextOf(phone).close()));
  expect(faults).toEqual([]);
});

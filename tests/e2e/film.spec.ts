import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readFilm } from '../helpers/film';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, PIXELS, SMALL, test } from './fixtures';
import type { Table } from './table';

async function openStudio(table: Table): Promise<void> {
  await table.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' });
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.settle();
  await table.page.keyboard.press('v');
  const { page } = table;
  await page.getByLabel('Size').selectOption('360p');
  await page.getByRole('radio', { name: '4×' }).check();
}

async function shoot(page: Page, name = 'kaiju-1-1.webm'): Promise<Buffer> {
  await page.getByRole('button', { name: 'Make the film' }).click();
  const save = page.getByRole('button', { name: 'Save the film' });
  await save.waitFor({ timeout: 120_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}

test('a film of an action has its size, length and pictures, and is the same each time', {
  tag: PIXELS,
}, async ({ table }) => {
  await table.page.setViewportSize(SMALL);
  await openStudio(table);
  const { page } = table;
  // The film is drawn with the miniatures; the table beside it need not be.
  await page.getByRole('group', { name: 'Picture quality' }).getByRole('radio', { name: 'Low' }).check();
  const before = await table.position();
  const told = await page.getByText(/\d+ frames/).textContent();
  const pictures = Number(/(\d+) frames/.exec(told ?? '')?.[1]);
  expect(pictures).toBeGreaterThan(5);
  expect(pictures).toBeLessThanOrEqual(20);

  const film = await shoot(page);
  const facts = await readFilm(film);
  expect(facts).toMatchObject({ type: 'video/webm', width: 640, height: 360, pictures });
  expect(facts.duration).toBeCloseTo(pictures / 30, 1);
  expect(facts.heard).toBeCloseTo(pictures / 30, 1);

  expect(Buffer.compare(await shoot(page), film)).toBe(0);
  expect(await table.position()).toEqual(before);
});

test('a film comes as MP4 as well, where the browser can write one', async ({ table }) => {
  await openStudio(table);
  const { page } = table;
  await page.getByRole('radio', { name: 'MP4' }).check();
  const told = await page.getByText(/\d+ frames/).textContent();
  const pictures = Number(/(\d+) frames/.exec(told ?? '')?.[1]);
  const facts = await readFilm(await shoot(page, 'kaiju-1-1.mp4'));
  expect(facts).toMatchObject({ type: 'video/mp4', width: 640, height: 360, pictures });
  expect(facts.duration).toBeCloseTo(pictures / 30, 1);
  expect(facts.heard).toBeCloseTo(pictures / 30, 1);
});

test('a film can be stopped', async ({ table }) => {
  const { page } = table;
  await openStudio(table);
  await page.getByRole('button', { name: 'Make the film' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Make the film' })).toBeVisible();
});

test('a browser that cannot encode says so before a film is made', async ({ table }) => {
  const { page } = table;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'VideoEncoder', { value: undefined, writable: true });
  });
  await openStudio(table);
  await expect(page.getByRole('alert')).toContainText('WebCodecs');
  await expect(page.getByRole('button', { name: 'Make the film' })).toBeDisabled();
});

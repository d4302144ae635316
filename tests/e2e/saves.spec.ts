import type { Page } from '@playwright/test';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, test } from './fixtures';

/** Every saved game as the browser's database holds it. */
function readSaves(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('kaiju-tabletop');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );
}

/** Puts a value beside the saved games. */
function writeSave(page: Page, id: string, value: unknown): Promise<void> {
  return page.evaluate(
    ([key, content]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kaiju-tabletop');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(content, key);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [id, value] as const,
  );
}

test('a saved game that cannot be read is named, and kept', async ({ table }) => {
  await table.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' });
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.settle();
  await expect.poll(async () => (await readSaves(table.page)).length).toBe(1);

  const broken = { id: 'broken', game: 'zorgl', version: 1, record: 'half a reco' };
  await writeSave(table.page, 'broken', broken);
  await table.open('/');
  await expect(table.page.getByText(/record/)).toBeVisible();

  expect(await readSaves(table.page)).toContainEqual(broken);
  expect(await readSaves(table.page)).toHaveLength(2);
});

import { handOf } from '../helpers/cards';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, test } from './fixtures';
import { withoutPicture } from './windows';

test.describe('a reload', () => {
  test('in the middle of an animation loses nothing', async ({ table }) => {
    await table.openTable({ position: positionParameter(QUIET), clock: 'manual' });
    await table.act({ do: 'move', card: '9C', to: 'b3' });
    await table.advance(0.2);
    expect(await table.busy()).toBe(true);
    const before = await table.position();

    await table.page.reload();
    await table.ready();
    expect(await table.position()).toEqual(before);
    await table.settle();

    await table.act({ do: 'move', card: '2S', to: 'c4' });
    await table.settle();
    expect(handOf(await table.position(), 'A')).toEqual(['5H', '7D', '4C']);
  });

  test('or another address right after an action loses no action', async ({ table }) => {
    await withoutPicture(table.page);
    await table.openTable({ position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' });
    await table.page.evaluate(async () => {
      // The database is busy as long as the page is there: what is played is not written.
      const asked = indexedDB.open('kaiju-tabletop');
      await new Promise((resolve) => {
        asked.onsuccess = resolve;
      });
      const games = asked.result.transaction('games', 'readwrite').objectStore('games');
      const keepBusy = () => {
        games.count().onsuccess = keepBusy;
      };
      keepBusy();
      const driver = window.kaiju!;
      await driver.act({ do: 'move', card: '9C', to: 'b3' });
      await driver.act({ do: 'move', card: '4C', to: 'b4' });
      window.location.href = '/?clock=manual&quality=test&lang=en';
    });
    await expect(table.page.getByText(/2 actions/)).toBeVisible();
  });
});

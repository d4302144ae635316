import { positionParameter } from '../helpers/positions';
import { REPLAYED, ROW } from '../helpers/replayed';
import { expect, PIXELS, SMALL, test } from './fixtures';
import { differingArea } from './pictures';
import type { Table } from './table';
import { withoutPicture } from './windows';

const QUERY = { position: positionParameter(ROW), bots: 'B:greedy,C:greedy', clock: 'manual' };

const button = (table: Table, name: string) => table.page.getByRole('button', { name, exact: true });

/** The whole game, at its ranking. */
async function playToEnd(table: Table, query: Readonly<Record<string, string>>): Promise<void> {
  await table.openTable(query);
  for (const action of REPLAYED) await table.act(action);
  await table.settle();
}

/** From the ranking to the beginning of the replay. */
async function watch(table: Table): Promise<void> {
  await button(table, 'Watch the game').click();
  await button(table, 'Pause').click();
}

test('a replay goes by keyboard, on the slider and everywhere', async ({ table }) => {
  const { keyboard } = table.page;
  const slider = table.page.getByRole('slider', { name: 'Actions of the game' });
  const stands = (text: RegExp) => expect(slider).toHaveAttribute('aria-valuetext', text);
  await withoutPicture(table.page);
  await playToEnd(table, QUERY);
  const names = await table.page
    .locator('.ui-over ol .ui-seat-name')
    .evaluateAll((each) => each.map((name) => name.getBoundingClientRect().left));
  expect(names.map(Math.round)).toEqual(names.map(() => Math.round(names[0]!)));
  await watch(table);
  await slider.focus();
  await keyboard.press('ArrowRight');
  await stands(/^Action 1 of 4/);
  await keyboard.press('End');
  await stands(/^Action 4 of 4/);
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
  await stands(/^Action 2 of 4: .*Rex finds nobody to hit and howls\.$/);
  await keyboard.press(',');
  await stands(/^Action 1 of 4/);
  await keyboard.press('.');
  await table.settle();
  await stands(/^Action 2 of 4/);
  await keyboard.press('Home');
  await stands(/^Before the first action$/);
  await keyboard.press(' ');
  await table.settle();
  await stands(/^Action 4 of 4/);
});

test.describe('on a small screen', () => {
  test.use({ viewport: SMALL });

  test('a replay shows at any point the picture of the game as it was played', {
    tag: PIXELS,
  }, async ({ table, anotherTable }) => {
    // Who plays and who looks back have other panels, and so another part of the window for the board: here all of it.
    const bare = async (each: Table) => {
      await each.addStyle(
        '.ui-hud, dialog { visibility: hidden !important; } .ui-hud-board { position: fixed !important; inset: 0 !important; }',
      );
      await each.advance(0.1);
    };
    const query = { ...QUERY, quality: 'low' };
    const points = [3, 0, 1];
    const pictures = new Map<number, { readonly resting: Buffer; readonly moving: Buffer }>();
    await table.openTable(query);
    await bare(table);
    for (const [count, action] of REPLAYED.entries()) {
      const looks = points.includes(count);
      const resting = looks ? await table.picture() : null;
      await table.act(action);
      await table.advance(0.9);
      if (resting !== null) pictures.set(count, { resting, moving: await table.picture() });
      await table.settle();
      // What is still in the air falls.
      await table.advance(5);
    }

    const again = await anotherTable();
    await playToEnd(again, query);
    await watch(again);
    await bare(again);
    for (const count of points) {
      const { resting, moving } = pictures.get(count)!;
      await again.page.evaluate((n) => window.kaiju!.seek(n), count);
      expect(await differingArea(await again.picture(), resting), `after ${count}`).toBeNull();
      await again.page.keyboard.press('.');
      await again.advance(0.9);
      expect(await differingArea(await again.picture(), moving), `during ${count}`).toBeNull();
    }
  });
});

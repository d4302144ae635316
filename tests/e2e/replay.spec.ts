import type { Action } from '#zorgl/rules';
import { handOf } from '../helpers/cards';
import { positionParameter, sketch } from '../helpers/positions';
import { expect, test } from './fixtures';
import { differingArea } from './pictures';
import type { Table } from './table';

/** Rex, Mia and Zed stand in a row before a building; behind it stands another that is worth the game. */
const ROW = sketch({
  board: [
    '4 4 . 4 . 4 4',
    '4 . . . . . 4',
    '. . . . . . .',
    '4 . . P8 . . 4',
    '. . . . . . .',
    'A B C 4 1 . 4',
    '4 4 . 4 . 4 4',
  ],
  hands: {
    A: ['7D', '9D', '10D', '5H', '2C'],
    B: ['3D', '8S', '6H', '10C', '5C'],
    C: ['2H', '3H', '4H', '6C', '7C'],
  },
  floors: { A: 5 },
});
const QUERY = { position: positionParameter(ROW), bots: 'B:greedy,C:greedy', clock: 'manual' };

/** A combo, a howl, a combo that brings the building down, and the one that ends the game. */
const GAME: readonly Action[] = [
  { do: 'attack', card: '7D', target: 'B' },
  { do: 'ignore', card: '5H' },
  { do: 'attack', card: '9D', target: 'B' },
  { do: 'attack', card: '10D', target: 'B' },
];

const slider = (table: Table) => table.page.getByRole('slider', { name: 'Actions of the game' });
const button = (table: Table, name: string | RegExp) => table.page.getByRole('button', { name, exact: true });
const stands = (table: Table, text: RegExp) => expect(slider(table)).toHaveAttribute('aria-valuetext', text);

async function play(table: Table, count: number): Promise<void> {
  await table.openTable(QUERY);
  for (const action of GAME.slice(0, count)) {
    await table.act(action);
    await table.settle();
  }
}

/** The whole game, at the beginning of its replay. */
async function watch(table: Table): Promise<void> {
  await play(table, GAME.length);
  await button(table, 'Watch the game').click();
  await button(table, 'Pause').click();
}

test.describe('the replay of a finished game', () => {
  test.describe.configure({ timeout: 120_000 });

  test('starts from the end of the game, is told in words, and shows open hands', async ({ table }) => {
    await watch(table);
    await stands(table, /^Before the first action$/);
    await expect(table.page.getByText('Replay', { exact: true })).toBeVisible();
    await button(table, 'One action forward').click();
    await table.advance(0.1);
    const caption = table.page.locator('.ui-replay-caption');
    await expect(caption).toContainText('Rex shoves Mia, with Zed behind, into the building at d2');
    await table.settle();
    await stands(table, /^Action 1 of 4: .*COMBO/);
    const seen = await table.readableCards();
    for (const card of handOf(ROW, 'A').slice(1)) expect(seen).toContain(card);
    await button(table, 'Captions').click();
    await expect(caption).toHaveCount(0);

    await button(table, 'Play on').click();
    await table.settle();
    await stands(table, /^Action 4 of 4: .*Rex has ten floors and wins! \(The end of the game\)$/);
    await expect(button(table, 'Watch again')).toBeVisible();
    await expect(table.page.getByRole('dialog')).toHaveCount(0);
    await button(table, 'Final ranking').click();
    await expect(table.page.getByRole('dialog', { name: 'Rex wins!' })).toBeVisible();
  });

  test('jumps from combo to combo, by button and by key', async ({ table }) => {
    const { keyboard } = table.page;
    await watch(table);
    await keyboard.press('>');
    await table.advance(0.1);
    await stands(table, /^Before the first action$/);
    await keyboard.press('>');
    await stands(table, /^Action 2 of 4/);
    await table.settle();
    await stands(table, /^Action 3 of 4: .*COMBO! The building collapses\. \(Combo\)$/);
    await button(table, 'Next combo or big moment').click();
    await table.settle();
    await stands(table, /\(The end of the game\)$/);
    await keyboard.press('<');
    await stands(table, /^Action 3 of 4/);
    await keyboard.press('<');
    await stands(table, /^Action 2 of 4/);
    await button(table, 'Previous combo or big moment').click();
    await stands(table, /^Before the first action$/);
    await expect(button(table, 'Previous combo or big moment')).toHaveAttribute('aria-disabled', 'true');
  });

  test('goes by keyboard on the slider, with space, comma and full stop everywhere', async ({ table }) => {
    const { keyboard } = table.page;
    await watch(table);
    await slider(table).focus();
    await keyboard.press('ArrowRight');
    await stands(table, /^Action 1 of 4/);
    await keyboard.press('End');
    await stands(table, /^Action 4 of 4/);
    await keyboard.press('ArrowLeft');
    await keyboard.press('ArrowLeft');
    await stands(table, /^Action 2 of 4: .*Rex finds nobody to hit and howls\.$/);
    await keyboard.press(',');
    await stands(table, /^Action 1 of 4/);
    await keyboard.press('.');
    await table.settle();
    await stands(table, /^Action 2 of 4/);
    await keyboard.press('Home');
    await stands(table, /^Before the first action$/);
    await keyboard.press(' ');
    await table.settle();
    await stands(table, /^Action 4 of 4/);
  });

  test('shows at any point the picture of the game as it was played', async ({ table, anotherTable }) => {
    test.setTimeout(240_000);
    const bare = ({ page }: Table) =>
      page.addStyleTag({ content: '.ui-hud, dialog { visibility: hidden !important; }' });
    const points = [3, 0, 1];
    const pictures = new Map<number, { readonly resting: Buffer; readonly moving: Buffer }>();
    await table.openTable(QUERY);
    await bare(table);
    for (const [count, action] of GAME.entries()) {
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

  test('starts from the lobby', async ({ table }) => {
    await play(table, GAME.length);
    const end = table.page.getByRole('dialog', { name: 'Rex wins!' });
    await end.getByRole('button', { name: 'Back to the lobby' }).click();
    await expect(table.page.getByRole('heading', { name: 'Finished games' })).toBeVisible();
    await button(table, /Watch again/).click();
    await table.ready();
    await stands(table, /^Before the first action$/);
    await table.settle();
    await stands(table, /^Action 4 of 4/);
    await expect(table.page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the past of a running game', () => {
  test.describe.configure({ timeout: 120_000 });

  test('is told apart from the present, and left again', async ({ table }) => {
    await play(table, 3);
    await button(table, 'Replay').click();
    await table.advance(0.1);
    await expect(table.page.getByText('You are looking at the past')).toBeVisible();
    await expect(button(table, 'End turn')).toHaveCount(0);
    await expect(table.card('10D')).toHaveCount(0);
    await button(table, 'Back to the game').click();
    await expect(table.page.getByText('You are looking at the past')).toHaveCount(0);
    await expect(table.card('10D')).toBeVisible();
  });

  test('never shows the hand of another', async ({ table }) => {
    await play(table, 3);
    for (const count of [0, 1, 2]) {
      await table.page.evaluate((n) => window.kaiju!.seek(n), count);
      const seen = await table.readableCards();
      for (const card of [...handOf(ROW, 'B'), ...handOf(ROW, 'C')]) expect(seen).not.toContain(card);
    }
  });

  test('is played on from, as a new game, and the old one stays', async ({ table }) => {
    test.setTimeout(150_000);
    await play(table, 3);
    const later = await table.position();
    await table.page.evaluate(() => window.kaiju!.seek(1));
    await button(table, 'Play on from here').click();
    const dialog = table.page.getByRole('dialog', { name: 'Play on from here' });
    await dialog.getByRole('group', { name: 'Who plays Mia?' }).getByRole('radio', { name: 'Human' }).check();
    await dialog.getByRole('button', { name: 'Begin the new game' }).click();
    await table.ready();
    await table.settle();
    expect((await table.position()).discard).toEqual(['7D']);
    await table.page.reload();
    await table.ready();
    expect((await table.position()).discard).toEqual(['7D']);
    await table.open('/', { clock: 'manual' });
    const games = table.page.locator('.lobby-save');
    await expect(games).toHaveCount(2);
    await games.filter({ hasText: '3 actions' }).click();
    await table.ready();
    expect(await table.position()).toEqual(later);
  });
});

import { handOf, tokenAt } from '../helpers/cards';
import { MANY_CHOICES } from '../helpers/crowded-choices';
import { positionParameter, QUIET, sketch } from '../helpers/positions';
import { expect, PIXELS, test } from './fixtures';
import { changedShare } from './pictures';

const STREET = '. . . . . . .';
const EDGE = '4 4 . 4 . 4 4';
/** Half the width of the middle of a box on a screen of {@link LOOKED_AT}, in CSS pixels; the next box is 40 of them away. */
const FOOT = 6;
const LOOKED_AT = { width: 800, height: 450 };
const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy', clock: 'manual' };

test.describe('a turn of a person', () => {
  test('goes by mouse: a card, then a box', async ({ table }) => {
    await table.openTable(QUERY);
    await table.advance(0.1);
    await table.card('9C').click();
    await table.advance(0.1);
    await table.click('b3');
    await table.settle();

    const position = await table.position();
    expect(tokenAt(position, 'b3')).toBe('A');
    expect(tokenAt(position, 'b2')).toBe('.');
    expect(position.discard).toEqual(['9C']);
    expect(position.turn).toMatchObject({ player: 'A', played: 1 });
    await expect(table.card('9C')).toHaveCount(0);
  });

  test('goes by dragging a card to a box', async ({ table }) => {
    await table.openTable(QUERY);
    await table.advance(0.1);
    const card = (await table.card('9C').boundingBox())!;
    const box = await table.locate('b3');
    const { mouse } = table.page;
    await mouse.move(card.x + card.width / 2, card.y + card.height / 2);
    await mouse.down();
    await mouse.move(box.x, box.y, { steps: 3 });
    await table.advance(0.1);
    await mouse.up();
    await table.settle();
    expect(tokenAt(await table.position(), 'b3')).toBe('A');
    expect((await table.position()).discard).toEqual(['9C']);
  });

  test('goes by mouse for somebody opposite, to whom the whole page is turned', async ({ table }) => {
    const { page } = table;
    await page.addInitScript(() => {
      const likes = JSON.stringify({ turnsTable: true, turnsPage: true });
      localStorage.setItem('kaiju-tabletop.preferences', likes);
    });
    const opposite = sketch({ board: QUIET.board, hands: { A: ['3D', '8S', '6H'], C: ['9C', '2S', '5H'] } });
    const theirs = { ...opposite, turn: { ...opposite.turn, player: 'C' } };
    await table.openTable({ position: positionParameter(theirs as typeof opposite), clock: 'manual' });
    await table.advance(0.1);
    const hand = (await table.card('9C').boundingBox())!;
    expect(hand.y).toBeLessThan(100);
    const mine = await table.locate('C');
    expect(mine.y).toBeLessThan((await table.locate('A')).y);
    await table.card('9C').click();
    await table.advance(0.1);
    await table.click('f5');
    await table.settle();
    expect(tokenAt(await table.position(), 'f5')).toBe('C');

    const card = (await table.card('2S').boundingBox())!;
    const box = await table.locate('e4');
    await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x, box.y, { steps: 3 });
    await table.advance(0.1);
    const held = (await table.card('2S').boundingBox())!;
    expect(Math.abs(held.x + held.width / 2 - box.x)).toBeLessThan(60);
    await page.mouse.up();
    await table.settle();
    expect(tokenAt(await table.position(), 'e4')).toBe('C');
  });

  test('takes no click on a box where the card does not lead', async ({ table }) => {
    await table.openTable(QUERY);
    await table.advance(0.1);
    await table.card('9C').click();
    await table.advance(0.1);
    await table.click('c3');
    await table.settle();
    expect(await table.position()).toEqual(QUIET);
    // On a phone the way to the rule is whole, beside the reason.
    await table.page.setViewportSize({ width: 390, height: 844 });
    const note = (await table.page.locator('[data-hint]').boundingBox())!;
    const why = (await table.page.locator('[data-hint] .ui-rule').boundingBox())!;
    expect(why.y).toBeGreaterThanOrEqual(note.y);
    expect(why.y + why.height).toBeLessThanOrEqual(note.y + note.height);
  });

  test('leaves the monster in the box that was clicked, as the picture shows', {
    tag: PIXELS,
  }, async ({ table }) => {
    await table.page.setViewportSize(LOOKED_AT);
    await table.openTable({ ...QUERY, quality: 'low' });
    await table.addStyle('.ui-hud { opacity: 0 }');
    const before = await table.picture();
    await table.card('2S').click();
    await table.advance(0.1);
    await table.click('c3');
    await table.settle();
    const after = await table.picture();
    expect(handOf(await table.position(), 'A')).toEqual(['9C', '5H', '7D', '4C']);
    const changed = async (box: string) => changedShare(before, after, await table.locate(box), FOOT);
    for (const box of ['b2', 'c3']) expect(await changed(box), box).toBeGreaterThan(0.5);
    // The boxes beside them and before them, which no figure hides.
    for (const box of ['a2', 'c2', 'd3', 'd2', 'c1', 'e3']) expect(await changed(box), box).toBe(0);
  });

  test('goes by keyboard alone', async ({ table }) => {
    const { keyboard } = table.page;
    await table.openTable(QUERY);
    await table.advance(0.1);
    await keyboard.press('3');
    await table.advance(0.1);
    await table.tabTo(/^b3$/);
    await keyboard.press('Enter');
    await table.settle();
    expect(tokenAt(await table.position(), 'b3')).toBe('A');

    // 5♥, now the third card: there is nobody to attack.
    await keyboard.press('3');
    await table.advance(0.1);
    await table.tabTo(/^Waste it/);
    await keyboard.press('Enter');
    await table.settle();
    expect((await table.position()).discard).toEqual(['9C', '5H']);

    // A choice is taken back, then another card is taken with the arrows.
    await keyboard.press('1');
    await table.advance(0.1);
    await keyboard.press('Escape');
    await table.advance(0.1);
    await expect(table.card('2S')).toHaveAttribute('aria-pressed', 'false');
    await table.card('2S').focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await table.advance(0.1);
    await table.tabTo(/^b4$/);
    await keyboard.press('Enter');
    await table.settle();
    expect(tokenAt(await table.position(), 'b4')).toBe('A');

    await table.tabTo(/^End turn$/);
    await keyboard.press('Enter');
    await table.advance(0.1);
    expect((await table.position()).turn.player).toBe('C');
  });

  test('takes the second click of a double click on the table for nothing, and a finger that rests looks only', async ({
    table,
  }) => {
    const board = [EDGE, '4 . . . . . 4', STREET, '4 . . P8 . . 4', '. B . C . . .', '4 . A . . . 4', EDGE];
    const hands = { A: ['QH', '9H', '5C'], B: ['3D', '8S', '6C'], C: ['4D', '9S', '7C'] } as const;
    const crowd = sketch({ board, hands });
    await table.openTable({ position: positionParameter(crowd), bots: 'B:greedy,C:greedy', clock: 'manual' });
    await table.advance(0.1);
    await table.card('QH').click();
    await table.page.keyboard.press('t');
    await table.advance(0.1);
    const { x, y } = await table.locate('B');
    await table.page.mouse.dblclick(x, y);
    await table.advance(0.1);
    expect(await table.position()).toEqual(crowd);
    await expect(table.page.getByText('In which direction does Mia fly?')).toBeVisible();
    await table.page.keyboard.press('Escape');
    await table.page.keyboard.press('Escape');
    await table.page.keyboard.press('Escape');

    await table.card('9H').click();
    await table.advance(0.1);
    const touch = (type: string) =>
      table.page.evaluate(
        ([kind, at]) => {
          const init = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: at.x, clientY: at.y };
          document.querySelector('canvas')!.dispatchEvent(new PointerEvent(kind, init));
        },
        [type, { x, y }] as const,
      );
    await touch('pointerdown');
    await expect(table.page.locator('[data-hint]')).toHaveText(/^Rex shoves Mia into/);
    await touch('pointerup');
    await table.advance(0.1);
    expect(await table.position()).toEqual(crowd);
  });

  test('attacks a monster with a click on it', async ({ table }) => {
    const board = ['4 4 . 4 . 4 4', '4 . . . . . 4', STREET, '4 . . P8 . . 4', STREET, '4 A C 4 . . 4', EDGE];
    const cornered = sketch({ board, hands: { A: ['7D', '9C', '2S'], C: ['3D', '8S', '6H'] } });
    await table.openTable({ position: positionParameter(cornered), bots: 'C:greedy', clock: 'manual' });
    await table.advance(0.1);
    await table.card('7D').click();
    await table.advance(0.1);
    await table.click('C');
    await table.settle();
    const position = await table.position();
    expect(position.players.A).toMatchObject({ floors: 1, hand: ['9C', '2S'] });
    expect(position.board[5]).toBe('4 A C 3 . . 4');
  });

  test('climbs a building with a click on its roof', async ({ table }) => {
    const board = [
      '4 4 . 4 . 4 4',
      '4 . . . . C 4',
      STREET,
      '4 . . P8 . . 4',
      '. 3 . . . . .',
      '4 A . . . . 4',
      EDGE,
    ];
    const hands = { A: ['9C', '2S', '5H', '7D', '4C'], C: ['3D', '8S', '6H'] } as const;
    const climber = sketch({ board, hands, monsters: { A: 'nogyab' } });
    await table.openTable({ position: positionParameter(climber), bots: 'C:greedy', clock: 'manual' });
    await table.card('9C').click();
    await table.advance(0.1);
    await table.click('b3');
    await table.settle();
    expect(tokenAt(await table.position(), 'b3')).toBe('A/3');
  });
});

test('no key cap lies over the name of an action in a window as narrow as a phone', async ({ table }) => {
  const { page } = table;
  await page.setViewportSize({ width: 390, height: 844 });
  const position = sketch({ board: MANY_CHOICES, hands: { A: ['AS'], C: ['7D'] } });
  await table.openTable({ ...QUERY, position: positionParameter(position) });
  await table.advance(0.1);
  await table.card('AS').click();
  await table.advance(0.1);
  await page.locator('.zorgl-mode').first().waitFor();
  const covered = await page.locator('.zorgl-mode').evaluateAll((modes) =>
    modes.flatMap((mode) => {
      const cap = mode.querySelector('.zorgl-mode-key');
      const name = mode.querySelector('.tray-choice-label')!;
      if (cap === null || !cap.checkVisibility()) return [];
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect().right > cap.getBoundingClientRect().left ? [name.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
});

for (const [how, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['on its side', { width: 844, height: 390 }],
] as const) {
  test.describe(`a finger on a phone ${how}`, () => {
    test.use({ hasTouch: true, viewport });

    test('hits the use of a card that it taps, though more is told of it at that moment', async ({
      table,
    }) => {
      const lonely = sketch({ board: MANY_CHOICES, hands: { A: ['3D', '4H', 'KS'], C: ['7D', '8D'] } });
      await table.openTable({
        position: positionParameter(lonely),
        bots: 'C:greedy',
        clock: 'manual',
        lang: 'fr',
      });
      await table.advance(0.2);
      await table.page.locator('[data-card="3D"]').tap();
      await table.advance(0.2);
      const ignore = table.page.locator('[data-mode="ignore"]');
      const use = (await ignore.boundingBox())!;
      // A finger that rests on it is told more of it.
      await ignore.hover();
      await table.advance(0.2);
      expect(await ignore.boundingBox()).toEqual(use);
      await table.page.mouse.move(0, 0);
      await table.advance(0.2);
      await table.page.touchscreen.tap(use.x + use.width / 2, use.y + use.height / 2);
      await table.advance(0.2);
      await expect.poll(async () => (await table.position()).discard).toEqual(['3D']);
    });
  });
}

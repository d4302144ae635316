import { AROUND_THE_KING } from '../helpers/king/around';
import { heroFrame, sketched } from '../helpers/king/sketch';
import { positionParameter, QUIET } from '../helpers/positions';
import { fiveAt } from '../helpers/tetzilla/five';
import { expect, test } from './fixtures';

const CITY = fiveAt(({ turn }) => turn.stage === 'move' && turn.number > 5);

/** A box with a house, by its name. */
function houseOf({ board }: typeof CITY): string {
  const row = board.findIndex((boxes) => /\bh/.test(boxes));
  const column = board[row]!.split(' ').findIndex((box) => box.startsWith('h'));
  return `${String.fromCharCode(97 + column)}${board.length - row}`;
}

const GAMES = {
  zorgl: { position: QUIET, place: 'd4', says: 'power plant, 8 floors' },
  tetzilla: {
    position: CITY,
    place: houseOf(CITY),
    says: 'House: 1 token to step here',
  },
  'king-of-monsters': {
    position: sketched({ ...AROUND_THE_KING, stack: [heroFrame('artemis')] }),
    place: 'reactor',
    says: 'Reactor: damage 0 of 30',
  },
} as const;

test('what lies on each table is told in words beside the pointer, and beside a finger that rests there', async ({
  table,
}) => {
  const { page } = table;
  for (const [game, { position, place, says }] of Object.entries(GAMES)) {
    await table.openTable({ game, position: positionParameter(position), clock: 'manual', bots: 'none' });
    await table.advance(0.1);
    const { x, y } = await table.locate(place);
    await page.mouse.move(x, y);
    const tip = page.getByRole('tooltip');
    await expect(tip).toHaveText(says);
    await page.mouse.move(2, 2);
    await expect(tip).toHaveCount(0);
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y };
    await page.locator('canvas').dispatchEvent('pointerdown', { ...finger, button: 0, buttons: 1 });
    await expect(tip).toHaveText(says);
    await page.locator('canvas').dispatchEvent('pointerup', finger);
    await expect(tip).toHaveText(says);
  }
});

import { seenFrom } from '#director';
import { king } from '#king-of-monsters/rules';
import { tetzilla } from '#tetzilla/rules';
import { homeSubject as island } from '../../src/games/king-of-monsters/view/setting';
import { homeSubject as city } from '../../src/games/tetzilla/view/setting';
import { homeSubject as board } from '../../src/games/zorgl/view/setting';
import { FIELD_OF_VIEW, homeView, type Insets, type Subject } from '../../src/stage/framing';
import { AROUND_THE_KING } from '../helpers/king/around';
import { sketched } from '../helpers/king/sketch';
import { positionParameter } from '../helpers/positions';
import { fiveAt } from '../helpers/tetzilla/five';
import { TABLES } from './crowdedTables';
import { expect, test } from './fixtures';
import { resizeTo, SIZES, withoutPicture } from './windows';

/** Runs in the page: the layout of the panels, and how far what they leave free is from the edges of the window. */
function freeRectangle(): Insets & { readonly layout: string } {
  const free = document.querySelector('.ui-hud:not(.ghost) .ui-hud-board')!.getBoundingClientRect();
  const { top, right, bottom, left } = free;
  const { layout } = document.querySelector<HTMLElement>('[data-layout]')!.dataset;
  return { top, right: innerWidth - right, bottom: innerHeight - bottom, left, layout: layout! };
}

/** A picture of a window: a subject as it is seen from home, within what panels leave free. */
function pictured(subject: Subject, shown: Subject, size: readonly [number, number], insets: Insets) {
  const [width, height] = size;
  const view = homeView(subject, { width, height }, insets);
  const { x, z, height: tall, margin = 0, middle = { y: tall / 2, z: 0 } } = shown;
  const pixels = height / 2 / Math.tan((FIELD_OF_VIEW / 360) * Math.PI);
  const corners = [-1, 1].flatMap((east) =>
    [-0.5, 0.5].flatMap((up) =>
      [-1, 1].map((south) =>
        seenFrom(view, {
          x: (middle.x ?? 0) + east * (up > 0 ? x - margin : x),
          y: middle.y + up * tall,
          z: middle.z + south * (up > 0 ? z - margin : z),
        }),
      ),
    ),
  );
  const across = corners.map(({ right }) => right * pixels);
  const over = corners.map(({ up }) => up * pixels);
  // Where panels leave less than a fifth of a side, the picture takes a fifth.
  const free = {
    wide: Math.max(width / 5, width - insets.left - insets.right),
    high: Math.max(height / 5, height - insets.top - insets.bottom),
  };
  return {
    view,
    pixels,
    wide: (Math.max(...across) - Math.min(...across)) / free.wide,
    high: (Math.max(...over) - Math.min(...over)) / free.high,
    /** Of the way from the middle of the free part to its edges; up to 1 all of it is in there. */
    reach: Math.max(
      ...across.map((each) => (2 * Math.abs(each)) / free.wide),
      ...over.map((each) => (2 * Math.abs(each)) / free.high),
    ),
  };
}

const CITY = fiveAt(({ turn }) => turn.stage === 'move' && turn.number > 5);
const ISLAND = sketched({ ...AROUND_THE_KING, stack: [{ kind: 'fight', seat: 'king' }] });
/** The boxes of Zorgl-Zilla, without the names beside them. */
const BOARD = { x: 3.5, z: 3.5, margin: 0.08 };
/** From west to east in the middle of the board of Zorgl-Zilla, CSS pixels. */
const BOXES: Readonly<Record<string, number>> = { '1920 × 1080': 140, '1366 × 768': 96, '390 × 844': 47 };

test('the board takes what panels leave free, in windows of all sizes', async ({ table }) => {
  const { page } = table;
  await withoutPicture(page);
  const games = {
    zorgl: { position: TABLES[4], home: () => board(TABLES[4].board) },
    tetzilla: {
      position: CITY,
      home: (aspect: number) => city(tetzilla.view(CITY, 'spectator'), aspect),
    },
    'king-of-monsters': {
      position: ISLAND,
      home: (aspect: number, layout: string) =>
        island(king.view(ISLAND, 'spectator'), aspect, layout !== 'wide'),
    },
  } as const;
  const faults: string[] = [];
  for (const [game, { position, home }] of Object.entries(games)) {
    await table.openTable({ game, position: positionParameter(position), clock: 'manual' });
    await table.advance(0.1);
    for (const size of SIZES) {
      await resizeTo(page, size);
      const { layout, ...insets } = await page.evaluate(freeRectangle);
      const aspect = (size[0] - insets.left - insets.right) / (size[1] - insets.top - insets.bottom);
      const subject = home(aspect, layout);
      const shown = game === 'zorgl' ? { ...subject, ...BOARD } : subject;
      const { view, pixels, wide, high, reach } = pictured(subject, shown, size, insets);
      const name = size.join(' × ');
      const share = Math.max(wide, high);
      if (share < 0.92) faults.push(`${game}, ${name}: the board takes ${share.toFixed(2)} of its room`);
      if (reach > 1.01) faults.push(`${game}, ${name}: the board reaches ${reach.toFixed(2)} of the way`);
      if (game !== 'zorgl') continue;
      const [from, to] = [-0.5, 0.5].map((x) => seenFrom(view, { x, y: 0, z: 0 }).right * pixels);
      const box = to! - from!;
      if (box < (BOXES[name] ?? 0)) faults.push(`${name}: a box is ${box.toFixed(0)} pixels wide`);
    }
  }
  expect(faults).toEqual([]);
});

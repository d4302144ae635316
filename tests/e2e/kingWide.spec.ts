import { layoutBuffer, seenFrom } from '#director';
import { HEROES, king, type Position, ZONES } from '#king-of-monsters/rules';
import { layout } from '../../src/games/king-of-monsters/view/layout';
import { placeOf } from '../../src/games/king-of-monsters/view/places';
import { homeSubject } from '../../src/games/king-of-monsters/view/setting';
import { tableOf } from '../../src/games/king-of-monsters/view/table';
import { FIELD_OF_VIEW, homeView } from '../../src/stage/framing';
import { AROUND_THE_KING } from '../helpers/king/around';
import { at, heroFrame, type Sketch, sketched } from '../helpers/king/sketch';
import { positionParameter } from '../helpers/positions';
import { expect, test } from './fixtures';
import { resizeTo, withoutPicture } from './windows';

const WINDOWS = [
  [1920, 1080],
  [1366, 768],
  [1280, 720],
  [1024, 768],
] as const;

const LEAGUE_BOTS = HEROES.map((hero) => `${hero}:greedy`).join();
const RAMPAGE: Sketch['stack'] = [{ kind: 'fight', seat: 'king' }];

/** All about the King in a zone. */
function around(zone: (typeof ZONES)[number]): Omit<Sketch, 'stack'> {
  const heroes = Object.entries(AROUND_THE_KING.heroes).map(([hero, { hand }]) => [hero, at(zone, hand)]);
  return {
    ...AROUND_THE_KING,
    king: { ...AROUND_THE_KING.king, zone },
    heroes: Object.fromEntries(heroes),
    destroyed: ['lines'],
  };
}

/** Decisions with much to be chosen from, and what is chosen first of it. */
const DECISIONS: Readonly<Record<string, readonly [Sketch, bots: string, press: string | null]>> = {
  move: [
    {
      ...AROUND_THE_KING,
      heroes: {
        ...AROUND_THE_KING.heroes,
        artemis: at('reactor'),
        grey: at('airstrip', ['R4', 'R7', 'G2', 'G4', 'G8', 'Y3', 'Y5', 'Y6', 'B9']),
      },
      stack: [heroFrame('grey')],
    },
    'king:greedy',
    '[data-use="hq"]',
  ],
  attack: [{ ...around('lab'), stack: RAMPAGE }, LEAGUE_BOTS, '[data-card="king G0"]'],
  wild: [{ ...around('hq'), stack: [{ kind: 'card', seat: 'anvil', card: 'W' }] }, 'king:greedy', null],
};

interface Panel {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Runs in the page: the free rectangle, and the panels over the table. */
function panels() {
  const rectangle = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { name: element.getAttribute('class') ?? '', left, right, top, bottom };
  };
  const over = '.king-answers, .king-turn, .ui-log, .hands, .king-island, .ui-hud-tools';
  return {
    free: rectangle(document.querySelector('.ui-hud:not(.ghost) .ui-hud-board')!),
    panels: [...document.querySelectorAll(over)].filter((each) => each.checkVisibility()).map(rectangle),
  };
}

/** What stands on the table, and where it is in the picture, as seen from home. */
function pictured(position: Position, [width, height]: readonly [number, number], free: Panel) {
  const view = king.view(position, 'spectator');
  const table = tableOf(view);
  const poses = layoutBuffer(table.pieces, layout(table));
  const insets = {
    top: free.top,
    left: free.left,
    right: width - free.right,
    bottom: height - free.bottom,
  };
  const aspect = (free.right - free.left) / (free.bottom - free.top);
  const home = homeView(homeSubject(view, aspect), { width, height }, insets);
  const pixels = height / 2 / Math.tan((FIELD_OF_VIEW / 360) * Math.PI);
  const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 };
  return (name: string): Panel => {
    const { seen = [], at: foot, width: wide = 1, depth = 1, height: high } = placeOf(name, table, poses)!;
    const standing = [-1, 1].flatMap((side) =>
      [0, high].map((up) => [foot[0] + (side * wide) / 2, foot[1] + up, foot[2] + depth / 2] as const),
    );
    const points = (seen.length > 0 && (ZONES as readonly string[]).includes(name) ? seen : standing).map(
      ([x, y, z]) => {
        const { right, up } = seenFrom(home, { x, y, z });
        return { x: middle.x + right * pixels, y: middle.y - up * pixels };
      },
    );
    const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return {
      name,
      left: Math.min(...across),
      right: Math.max(...across),
      top: Math.min(...down),
      bottom: Math.max(...down),
    };
  };
}

const overlap = (one: Panel, other: Panel) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

test('no panel lies over a zone, its sign and cards, or a figure, however many answers there are', async ({
  table,
}) => {
  const { page } = table;
  await withoutPicture(page);
  const faults: string[] = [];
  for (const lang of ['en', 'fr'])
    for (const [name, [sketch, bots, press]] of Object.entries(DECISIONS)) {
      const position = sketched(sketch);
      await table.openTable({
        game: 'king-of-monsters',
        position: positionParameter(position),
        bots,
        lang,
        clock: 'manual',
      });
      await table.advance(0.1);
      if (press !== null) await page.locator(press).evaluateAll((found) => (found[0] as HTMLElement).click());
      await page.locator('.king-answers-list .primary').first().waitFor();
      for (const size of WINDOWS) {
        await resizeTo(page, size);
        const { free, panels: over } = await page.evaluate(panels);
        const place = pictured(position, size, free);
        for (const thing of [...ZONES, 'king', ...HEROES])
          for (const panel of over)
            if (overlap(place(thing), panel))
              faults.push(`${lang}, ${name}, ${size.join(' × ')}: ${panel.name} lies over ${thing}`);
      }
    }
  expect(faults).toEqual([]);
});

test('nothing lies over a duel, wherever it is fought', async ({ table }) => {
  const { page } = table;
  await withoutPicture(page);
  const faults: string[] = [];
  for (const zone of ['lines', 'metro', 'hq', 'reactor'] as const) {
    const last = { colour: 'G', number: 4 } as const;
    const duel = { kind: 'duel', seat: 'king', hero: 'grey', row: null, last } as const;
    const position = sketched({ ...around(zone), stack: [...RAMPAGE, duel] });
    await table.openTable({
      game: 'king-of-monsters',
      position: positionParameter(position),
      bots: LEAGUE_BOTS,
      clock: 'manual',
    });
    await table.advance(0.1);
    await page.locator('.king-answers').waitFor();
    for (const size of WINDOWS) {
      await resizeTo(page, size);
      const { free, panels: over } = await page.evaluate(panels);
      const place = pictured(position, size, free);
      for (const thing of ['king', 'duel', ...HEROES])
        for (const panel of over)
          if (overlap(place(thing), panel))
            faults.push(`${zone}, ${size.join(' × ')}: ${panel.name} lies over ${thing}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the line of all seats says their names where there is room for them, whole', async ({ table }) => {
  const { page } = table;
  await withoutPicture(page);
  const few = { artemis: at('airstrip', ['R1']), brick: at('metro', ['G4']), ninja: at('reactor', ['R0']) };
  const named: Record<string, string> = {};
  for (const [name, heroes] of Object.entries({ four: few, nine: AROUND_THE_KING.heroes }))
    for (const lang of ['en', 'fr']) {
      const position = sketched({ ...AROUND_THE_KING, heroes, stack: [heroFrame('artemis')] });
      await table.openTable({
        game: 'king-of-monsters',
        position: positionParameter(position),
        bots: 'king:greedy',
        lang,
        clock: 'manual',
      });
      await table.advance(0.1);
      for (const size of WINDOWS) {
        await resizeTo(page, size);
        const names = await page.locator('.king-figure').evaluateAll((figures) =>
          figures.map((figure) => {
            const text = figure.querySelector('.king-figure-name')!;
            if (!text.checkVisibility()) return 'none';
            const [inner, outer] = [text.getBoundingClientRect(), figure.getBoundingClientRect()];
            return inner.left >= outer.left && inner.right <= outer.right ? 'whole' : 'cut off';
          }),
        );
        named[`${name}, ${lang}, ${size[0]}`] = [...new Set(names)].join();
      }
    }
  const expected = (name: string, lang: string) => ({
    [`${name}, ${lang}, 1920`]: 'whole',
    [`${name}, ${lang}, 1366`]: name === 'four' ? 'whole' : 'none',
    [`${name}, ${lang}, 1280`]: name === 'four' ? 'whole' : 'none',
    [`${name}, ${lang}, 1024`]: name === 'four' ? 'whole' : 'none',
  });
  expect(named).toEqual({
    ...expected('four', 'en'),
    ...expected('four', 'fr'),
    ...expected('nine', 'en'),
    ...expected('nine', 'fr'),
  });
});

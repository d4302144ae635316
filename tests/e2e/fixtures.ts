import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { NO_DRAWING, NO_PAINTING } from './noDrawing';
import { Table } from './table';

/** The tag of tests that look at pixels; the pages of the others draw nothing. */
export const PIXELS = '@pixels';

/** The screen of tests that compare whole pictures: software draws it in a seventh of the time of the others'. */
export const SMALL = { width: 480, height: 270 };

export { expect };

interface Fixtures {
  /** Whether what the page paints on canvases counts, as it does for the films that it saves, and for axe. */
  readonly painting: boolean;
  /** The page of the test. */
  readonly table: Table;
  /** Another browser without a memory, of the same size. */
  readonly anotherTable: () => Promise<Table>;
  /** Everything the pages of the test complained about; the test fails when there is anything. */
  readonly complaints: string[];
}

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('crash', () => complaints.push('the page has crashed'));
}

/** Spares a page the work on pictures that its test does not look at. */
async function spare(context: BrowserContext, tags: readonly string[], painting: boolean): Promise<void> {
  if (tags.includes(PIXELS)) return;
  await context.addInitScript(NO_DRAWING);
  if (!painting) await context.addInitScript(NO_PAINTING);
}

export const test = base.extend<Fixtures>({
  painting: [false, { option: true }],

  complaints: [
    async ({ context, page, painting }, use, { tags }) => {
      await spare(context, tags, painting);
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints, 'errors in the console of the page').toEqual([]);
    },
    { auto: true },
  ],

  table: async ({ page }, use) => {
    await use(new Table(page));
  },

  anotherTable: async ({ browser, viewport, complaints, painting }, use, { tags }) => {
    const open: (() => Promise<void>)[] = [];
    await use(async () => {
      const context = await browser.newContext({ viewport });
      open.push(() => context.close());
      await spare(context, tags, painting);
      const page = await context.newPage();
      listen(page, complaints);
      return new Table(page);
    });
    for (const close of open) await close();
  },
});

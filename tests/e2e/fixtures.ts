import { test as base, expect, type Page } from '@playwright/test';
import { NO_DRAWING } from './noDrawing';
import { Table } from './table';

/** The tag of tests that look at pixels; the pages of the others draw nothing. */
export const PIXELS = '@pixels';

/** The screen of tests that compare whole pictures: software draws it in a seventh of the time of the others'. */
export const SMALL = { width: 480, height: 270 };

export { expect };

interface Fixtures {
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

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context, page }, use, { tags }) => {
      if (!tags.includes(PIXELS)) await context.addInitScript(NO_DRAWING);
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

  anotherTable: async ({ browser, viewport, complaints }, use, { tags }) => {
    const open: (() => Promise<void>)[] = [];
    await use(async () => {
      const context = await browser.newContext({ viewport });
      open.push(() => context.close());
      if (!tags.includes(PIXELS)) await context.addInitScript(NO_DRAWING);
      const page = await context.newPage();
      listen(page, complaints);
      return new Table(page);
    });
    for (const close of open) await close();
  },
});

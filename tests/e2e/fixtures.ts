import { test as base, expect, type Page } from '@playwright/test';
import { Table } from './table';

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
    async ({ page }, use) => {
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

  anotherTable: async ({ browser, complaints }, use) => {
    const open: (() => Promise<void>)[] = [];
    await use(async () => {
      const context = await browser.newContext();
      open.push(() => context.close());
      const page = await context.newPage();
      listen(page, complaints);
      return new Table(page);
    });
    for (const close of open) await close();
  },
});

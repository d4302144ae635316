import { expect, test } from './fixtures';

/** How many pages a printed document has. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('the reference sheets are one printed page each, and no page of the rules is wider than the screen', async ({
  table,
}) => {
  const { page } = table;
  for (const game of ['zorgl', 'tetzilla', 'king-of-monsters']) {
    for (const lang of ['en', 'fr']) {
      await table.open(`/rules/${game}/sheet`, { lang });
      await page.getByRole('table').first().waitFor();
      expect(pagesIn(await page.pdf({ preferCSSPageSize: true })), `${game} ${lang}`).toBe(1);
      // What the words leave of it is the pictures'.
      await page.emulateMedia({ media: 'print' });
      const { bottom, right } = await page.locator('.rules-sheet').evaluate((sheet) => {
        const paper = sheet.querySelector('.rules-sheet-paper')!.getBoundingClientRect();
        const last = [...sheet.querySelectorAll('.rules-sheet-pictures li')].at(-1)!.getBoundingClientRect();
        return { bottom: paper.bottom - last.bottom, right: paper.right - last.right };
      });
      expect(
        [bottom, right].map(Math.abs).every((gap) => gap < 2),
        `${game} ${lang}`,
      ).toBe(true);
      await page.emulateMedia({ media: null });
      await table.open(`/rules/${game}`, { lang });
      for (const width of [320, 390, 844, 1366, 1920]) {
        await page.setViewportSize({ width, height: 768 });
        const beyond = await page.locator('.rules').evaluate(({ scrollWidth }) => scrollWidth - innerWidth);
        expect(beyond, `${game} ${lang} ${width}`).toBeLessThanOrEqual(0);
        if (width < 1920) continue;
        const rights = await page
          .locator('.rules-clause')
          .evaluateAll((clauses) => clauses.map((clause) => clause.getBoundingClientRect().right));
        expect(Math.max(...rights), `${game} ${lang}: the text fills the window`).toBeGreaterThan(
          0.9 * width,
        );
      }
    }
  }
});

test('the wall of lessons fills the page: no row has a gap, whatever the width', async ({ table }) => {
  const { page } = table;
  for (const game of ['zorgl', 'tetzilla', 'king-of-monsters']) {
    await table.open(`/learn/${game}`, { lang: 'fr' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of [320, 390, 820, 1366, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      const gaps = await page.locator('.lessons-wall').evaluate((wall) => {
        const edge = wall.getBoundingClientRect().right;
        const rows = [...wall.querySelectorAll('section:not(.lessons-own)')].flatMap((section) => {
          const ends = new Map<number, number>();
          for (const tile of section.querySelectorAll('.lesson-chapter, li')) {
            const { top, right } = tile.getBoundingClientRect();
            ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
          }
          return [...ends.values()];
        });
        return rows.filter((end) => Math.abs(end - edge) > 1).length;
      });
      expect(gaps, `${game} ${width}`).toBe(0);
      const beside = await page.locator('.lessons').evaluate(({ scrollWidth }) => scrollWidth - innerWidth);
      expect(beside, `${game} ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

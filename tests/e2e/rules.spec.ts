import { expect, test } from './fixtures';

/** How many pages a printed document has. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('the reference sheets are one printed page each, and no page of the rules is wider than the screen', async ({
  table,
}) => {
  const { page } = table;
  for (const game of ['zorgl', 'tetzilla']) {
    for (const lang of ['en', 'fr']) {
      await table.open(`/rules/${game}/sheet`, { lang });
      await page.getByRole('table').first().waitFor();
      expect(pagesIn(await page.pdf({ preferCSSPageSize: true })), `${game} ${lang}`).toBe(1);
      await table.open(`/rules/${game}`, { lang });
      for (const width of [320, 390, 844, 1366, 1920]) {
        await page.setViewportSize({ width, height: 768 });
        const beyond = await page.locator('.rules').evaluate(({ scrollWidth }) => scrollWidth - innerWidth);
        expect(beyond, `${game} ${lang} ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
});

import { expect, test } from './fixtures';
import { withoutPicture } from './windows';

test.use({ serviceWorkers: 'allow' });

test('the control room shows what goes out where the program is installed', async ({ page, context }) => {
  await withoutPicture(page);
  const query = 'quality=test&lang=en&speed=8';
  await page.goto(`/about?${query}`);
  await expect(page.getByText('The app is stored on this device')).toBeVisible();
  await page.goto(`/host/zorgl?${query}`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/room\//);
  const code = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.room-table').waitFor();

  const control = await context.newPage();
  await control.goto(`/control/${code}?${query}`);
  expect(await control.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const preview = control.frameLocator('iframe');
  await expect(preview.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(2);
});

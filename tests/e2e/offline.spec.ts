import { handOf } from '../helpers/cards';
import { positionParameter, QUIET } from '../helpers/positions';
import { expect, test } from './fixtures';

test.use({ serviceWorkers: 'allow' });

test('the installed program opens, plays and comes back without a network', async ({ table }) => {
  const { page } = table;
  await table.open('/about');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return link === null ? null : (await fetch(link.href)).json();
  });
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok(), src).toBe(true);
  await expect(page.getByText('The app is stored on this device')).toBeVisible();

  await table.openTable({ position: positionParameter(QUIET), clock: 'manual' });
  await page.context().setOffline(true);
  await page.reload();
  await table.ready();
  await table.act({ do: 'move', card: '9C', to: 'b3' });
  await table.settle();
  expect(handOf(await table.position(), 'A')).toEqual(['2S', '5H', '7D', '4C']);

  // Nobody has been at the other game's table yet.
  await table.openTable({ game: 'tetzilla', seed: '1', bots: 'none', clock: 'manual' });
  expect((await table.position()) as unknown).toMatchObject({ game: 'tetzilla' });
  await table.open('/');
  await expect(page.getByRole('button', { name: 'Wreck the city' })).toBeVisible();
  await page.context().setOffline(false);
});

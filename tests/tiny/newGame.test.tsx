import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { kaiju } from '../page/KaijuPage';

const floors = () => (kaiju.position() as unknown as { readonly floors: number }).floors;

it.each([
  ['en', { play: 'Play', take: 'Take 3 floors', won: /wins/ }],
  ['fr', { play: 'Jouer', take: 'Prendre 3 étages', won: /gagne/ }],
] as const)('a game of the template is chosen on the shelf and played to its end (%s)', async (lang, say) => {
  await kaiju.open('/', { lang });
  await kaiju.user.click(await screen.findByRole('radio', { name: 'New Game' }));
  await kaiju.user.click(await screen.findByRole('button', { name: say.play }));
  await kaiju.ready();
  expect(floors()).toBe(15);
  await kaiju.press(say.take);
  await kaiju.settle();
  // The bot has had its turn.
  expect(floors()).toBeLessThan(12);
  while (floors() > 0) {
    await kaiju.act(kaiju.legal()[0]!);
    await kaiju.settle();
  }
  const result = within(await screen.findByRole('dialog', { name: say.won }));
  expect(result.getAllByRole('listitem')).toHaveLength(2);
});

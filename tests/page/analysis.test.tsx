import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { positionParameter } from '../helpers/positions';
import { REPLAYED, ROW } from '../helpers/replayed';
import { kaiju } from './KaijuPage';

const dialog = () => screen.getByRole('dialog', { name: 'Turning points of the game' });

it('a game that is over is gone through: chances, turning points with what was better, play and luck', async () => {
  await kaiju.openTable({ position: positionParameter(ROW), bots: 'B:greedy,C:greedy' });
  for (const action of REPLAYED) {
    await kaiju.act(action);
    await kaiju.settle();
  }
  await kaiju.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Analysis' }));
  await waitFor(() => expect(within(dialog()).queryByRole('progressbar')).toBeNull(), { timeout: 60_000 });
  const slider = within(dialog()).getByRole('slider', { name: 'Moment of the game' });
  expect(slider.getAttribute('aria-valuetext')).toMatch(
    /^Before action 1: Rex \d+\u00a0%, Mia \d+\u00a0%, Zed \d+\u00a0%$/,
  );
  const lines = [...dialog().querySelectorAll('.analysis-graph svg[role=img] path')];
  expect(lines).toHaveLength(3);
  // Without a gap: everything is known.
  for (const line of lines) expect(line.getAttribute('d')?.match(/M/g)).toHaveLength(1);
  const rows = within(within(dialog()).getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(
    ['Rex', 'Mia', 'Zed'].map((name) => expect.stringMatching(new RegExp(`^ ?${name}.*points?.*points?$`))),
  );
  // Three combos that bring the game: nothing could have been done better.
  expect(dialog().textContent).toContain('No big mistakes');
  fireEvent.change(slider, { target: { value: slider.getAttribute('max') } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(
    /^At the end: (?=.*100\u00a0%)Rex (0|100)\u00a0%, Mia (0|100)\u00a0%, Zed (0|100)\u00a0%$/,
  );
  slider.focus();
  await kaiju.user.click(within(dialog()).getByRole('button', { name: 'Show this moment' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await kaiju.settle();
  await kaiju.press('Analysis');
  // What was found out is still known.
  expect(within(dialog()).queryByRole('progressbar')).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { positionParameter, QUIET } from '../helpers/positions';
import { kaiju } from './KaijuPage';

afterEach(() => vi.restoreAllMocks());

/** A table of two bots in a window that nobody sees, which gets no pictures. */
async function openHidden(hidden: 'play' | 'pause'): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const query = { position: positionParameter(QUIET), bots: 'A:random,C:random', speed: '8' };
  await kaiju.openTable({ ...query, clock: 'real', hidden });
}

/** A bot has done something. */
const somethingHappens = () =>
  waitFor(() => expect(kaiju.position()).not.toEqual(QUIET), { timeout: 20_000 });

it('a game goes on in a window that nobody sees when the address asks for it', async () => {
  await openHidden('play');
  await somethingHappens();
});

it('a game in a window that nobody sees rests, until the settings let it go on', async () => {
  await openHidden('pause');
  expect(kaiju.position()).toEqual(QUIET);
  await kaiju.press('Settings');
  await kaiju.user.click(screen.getByText('Keep playing while the window is hidden'));
  await somethingHappens();
});

import { cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shelf } from '../../src/page/shelf';
import { BootFault } from '../../src/shell/faults/BootFault';
import { positionParameter, QUIET } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/zorgl.js');

it('a program that does not start says why, and hands out the game of the tab without the program of its game', async () => {
  await kaiju.openTable({ position: positionParameter(QUIET), bots: 'C:greedy' });
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.settle();
  cleanup();
  const load = vi.spyOn(shelf, 'load').mockRejectedValue(MISSING);
  render(<BootFault reason={MISSING} />);
  expect(screen.getByRole('alert').textContent).toMatch(/could not start.*could not be loaded.*zorgl\.js/);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go to the lobby' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Save the game as a file' });
  await kaiju.press('Save the game as a file');
  const { name, text } = await kaiju.download('Save anyway');
  load.mockRestore();
  expect(name).toBe('zorgl.kaiju-game.json');
  expect(JSON.parse(text)).not.toHaveProperty('seed');

  kaiju.forget();
  await kaiju.open('/');
  await kaiju.giveFile(name, text);
  await kaiju.ready();
  expect(kaiju.position().turn.played).toBe(1);
});

it('a program that does not start has no file to offer where nothing was played', async () => {
  render(<BootFault reason={new Error('planted')} />);
  expect(screen.getByRole('alert').textContent).toContain('planted');
  expect(screen.queryByRole('button', { name: 'Save the game as a file' })).toBeNull();
  cleanup();
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { positionParameter, QUIET } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy' };
const story = () => screen.queryByRole('region', { name: 'Game log' });
const recap = () => screen.queryByRole('region', { name: 'Since your last turn' });

async function endOwnTurn() {
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.act({ do: 'move', card: '4C', to: 'b4' });
  await kaiju.act({ do: 'ignore', card: '5H' });
  await kaiju.act({ do: 'end' });
}

it('after the turn of a bot, tells what it did until one plays, and plays it again when asked', async () => {
  await kaiju.openTable(QUERY);
  expect(recap()).toBeNull();
  await endOwnTurn();
  await kaiju.settle();
  expect(kaiju.position().turn.player).toBe('A');
  const done = screen.getByRole('log').textContent;
  const [zed, ...others] = within(recap()!).getAllByRole('listitem');
  expect(others).toEqual([]);
  const rules = within(zed!).getAllByRole('button', { name: /^The rule: Z\d/ });
  const lines = within(zed!)
    .getAllByRole('button')
    .filter((button) => !rules.includes(button));
  expect(lines.length).toBeGreaterThan(1);
  expect(rules.length).toBeGreaterThan(0);
  for (const line of lines) expect(done).toContain(line.textContent);
  expect(lines[0]?.textContent).toMatch(/^Zed /);
  expect(recap()?.textContent).not.toMatch(/turn\.|draws/);
  // It stands for the story until that is wanted.
  expect(story()).toBeNull();

  await kaiju.press('Show me');
  expect(recap()).toBeNull();
  expect(kaiju.busy()).toBe(true);
  await kaiju.settle();
  expect(recap()).not.toBeNull();

  await kaiju.user.click(within(recap()!).getAllByRole('button')[0]!);
  await kaiju.settle();
  expect(screen.getByText('Viewing an earlier moment')).toBeTruthy();
  await kaiju.press('Back to the game');
  await kaiju.press('Replay all');
  expect(recap()).toBeNull();
  expect(story()).not.toBeNull();
});

it('names the bot that plays and leads past its turn at once', async () => {
  await kaiju.openTable(QUERY);
  await endOwnTurn();
  const playing = () => screen.queryByRole('region', { name: 'Zed is playing' });
  for (let steps = 0; playing() === null && steps < 50; steps++) await kaiju.advance(0.1);
  expect(kaiju.position().turn.player).toBe('C');
  const done = () => kaiju.position().turn.played;
  while (done() === 0) await kaiju.advance(0.1);
  await kaiju.advance(0.1);
  await kaiju.press('Skip this');
  await kaiju.advance(0.001);
  expect([kaiju.position().turn.player, done()]).toEqual(['C', 1]);
  expect(screen.getByRole('button', { name: 'Skip this' }).getAttribute('aria-disabled')).toBe('true');
  await kaiju.press('Skip to my turn');
  await kaiju.advance(0.001);
  expect(kaiju.position().turn.player).toBe('A');
  expect(kaiju.busy()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Skip to my turn' })).toBeNull();
  expect(recap()).not.toBeNull();
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { handOf } from '../helpers/cards';
import { positionParameter, QUIET } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy' };

const undo = () => screen.getByRole('button', { name: 'Undo' });

/** Presses Undo and waits until the table has gone back. */
async function takeBack(): Promise<void> {
  await kaiju.press('Undo');
  await kaiju.settle();
}

/** Rex walks to b3. */
async function walk(): Promise<void> {
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.settle();
}

/** And on to b4. */
async function walkOn(): Promise<void> {
  await kaiju.act({ do: 'move', card: '4C', to: 'b4' });
  await kaiju.settle();
}

describe('taking back', () => {
  it('goes step by step to the beginning of the turn, the log forgets it, and the game goes on', async () => {
    await kaiju.openTable(QUERY);
    await walk();
    const once = kaiju.position();
    await walkOn();
    expect(screen.queryAllByText('Rex walks to b4.')).not.toEqual([]);

    await takeBack();
    expect(kaiju.position()).toEqual(once);
    expect(screen.queryAllByText('Rex walks to b4.')).toEqual([]);
    expect(screen.queryAllByText('Rex walks to b3.')).not.toEqual([]);
    await takeBack();
    expect(kaiju.position()).toEqual(QUIET);
    expect(undo().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('You haven’t done anything this turn.')).toBeTruthy();

    await kaiju.take('9C');
    await kaiju.press('b3');
    await kaiju.settle();
    expect(kaiju.position()).toEqual(once);
  });

  it('goes by keyboard, and a key too many does nothing', async () => {
    await kaiju.openTable(QUERY);
    for (const key of ['u', '{Control>}z{/Control}']) {
      await walk();
      await kaiju.keys(key);
      await kaiju.settle();
      expect(kaiju.position()).toEqual(QUIET);
      await kaiju.keys(key);
      expect(kaiju.position()).toEqual(QUIET);
    }
  });

  it('outlasts a reload', async () => {
    await kaiju.openTable(QUERY);
    await walk();
    const once = kaiju.position();
    await walkOn();
    await takeBack();
    await kaiju.reload();
    await kaiju.ready();
    expect(kaiju.position()).toEqual(once);
    await takeBack();
    expect(kaiju.position()).toEqual(QUIET);
  });

  it('ends with the cards that are drawn, and says why', async () => {
    await kaiju.openTable(QUERY);
    await walk();
    await walkOn();
    await kaiju.act({ do: 'ignore', card: '5H' });
    await kaiju.act({ do: 'end' });
    await kaiju.advance(0.1);
    const drawn = kaiju.position();
    expect(undo().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('You have seen something that was hidden.')).toBeTruthy();
    await kaiju.keys('u');
    expect(kaiju.position()).toEqual(drawn);
  });

  it('shows nobody the hand of another', async () => {
    await kaiju.openTable({ position: positionParameter(QUIET) });
    await walk();
    await kaiju.press('Undo');
    await kaiju.advance(0.1);
    const seen = kaiju.readableCards();
    for (const card of handOf(QUIET, 'C')) expect(seen).not.toContain(card);
    await kaiju.settle();
    for (const card of handOf(QUIET, 'A')) expect(kaiju.card(card), card).not.toBeNull();
  });
});

import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { zorglFirstGame } from '#zorgl/lessons';
import { kaiju } from './KaijuPage';

const said = () => document.querySelector('.coach-text')?.textContent ?? '';
const goOn = () => document.querySelector<HTMLElement>('.coach-ways .primary');
const lit = () => document.querySelector<HTMLElement>('[data-lit]');

async function openFirst(): Promise<void> {
  await kaiju.open('/learn/zorgl/first');
  await waitFor(() => expect(window.location.pathname).toBe('/table'));
  await kaiju.ready();
  await waitFor(() => expect(said()).not.toBe(''));
}

/** Touches whatever is lit, or goes on; returns whether anything was. */
async function follow(): Promise<boolean> {
  const target = goOn() ?? lit();
  if (target === null) return false;
  await act(async () => target.click());
  return true;
}

it('whoever touches what is lit plays the whole game, learns every idea and wins', async () => {
  await openFirst();
  const ended = () => document.querySelector('.first-end');
  for (let step = 0; step < 90 && ended() === null; step++) {
    if (!(await follow())) await kaiju.settle();
  }
  expect(ended()?.querySelector('h2')?.textContent).toBe('You have won your first game!');
  expect(ended()?.querySelectorAll('.first-end-ideas li:not(.unseen)')).toHaveLength(
    zorglFirstGame.ideas.length,
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { positionParameter, QUIET } from '../helpers/positions';
import { kaiju } from './KaijuPage';
import { besideBuilding, find, openAt } from './tetzilla';

const QUERY = { position: positionParameter(QUIET), bots: 'C:greedy' };

const grid = () => within(screen.getByRole('grid', { hidden: true }));
const box = (name: string) => grid().getByRole('button', { name: new RegExp(`^${name}\\b`), hidden: true });
const drawer = () => document.querySelector<HTMLElement>('.rule-drawer');
const says = (text: RegExp) =>
  waitFor(() => expect(drawer()?.querySelector('[role="status"]')?.textContent).toMatch(text), {
    timeout: 20_000,
  });

describe('a click that is refused', () => {
  it('says why, and leads to the rule and back', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.take('9C');
    await kaiju.keys('b');
    await kaiju.user.click(box('c3'));
    const why = screen.getByRole('button', { name: 'Why? Z4.1' });
    await kaiju.user.click(why);
    await says(/A black card takes your monster one box further/);
    const chapter = within(drawer()!).getByRole('link', { name: /^The whole chapter/ });
    expect(chapter.getAttribute('href')).toMatch(/^\/rules\/zorgl\?.*#Z4\.1$/);
    expect(chapter.getAttribute('target')).toBe('_blank');
    const played = within(drawer()!).getAllByRole('link', { name: /opens in a new tab/ });
    expect(played.length).toBeGreaterThan(1);
    expect(played.at(-1)?.getAttribute('href')).toMatch(/^\/learn\/zorgl\/[a-z-]+/);
    expect(drawer()?.contains(document.activeElement)).toBe(true);
    await kaiju.keys('{Escape}');
    expect(drawer()).toBeNull();
    expect(document.activeElement).toBe(why);
    // The selection is as it was: Escape was meant for the rule.
    expect(kaiju.card('9C')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('is told in French, and goes on to a clause that the words mention', async () => {
    await kaiju.openTable({ ...QUERY, lang: 'fr' });
    await kaiju.press('9 de trèfle');
    await kaiju.keys('b');
    await kaiju.user.click(box('a2'));
    await kaiju.user.click(screen.getByRole('button', { name: 'Pourquoi\u202f? Z4.2' }));
    await says(/unité/);
    await kaiju.user.click(within(drawer()!).getByRole('button', { name: 'Z9.1' }));
    await says(/monstre/);
    expect(screen.getByRole('heading', { name: 'La règle\u00a0: Z9.1' })).toBeTruthy();
    await kaiju.user.click(within(drawer()!).getByRole('button', { name: 'Fermer la règle' }));
    expect(drawer()).toBeNull();
  });
});

describe('a line of what happened', () => {
  it('leads to its rule by its button, and by F1 where it has the focus', async () => {
    await kaiju.openTable(QUERY);
    await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
    await kaiju.settle();
    const line = screen.getByRole('button', { name: /moves to b3|b3/ }).closest('li');
    await kaiju.user.click(within(line!).getByRole('button', { name: 'The rule: Z4.1' }));
    await says(/A black card/);
    await kaiju.keys('{Escape}');
    line!.querySelector('button')!.focus();
    await kaiju.keys('{F1}');
    await says(/A black card/);
  });
});

it('the rule of a card that is pointed at comes with F1', async () => {
  await kaiju.openTable(QUERY);
  kaiju.card('5H')!.focus();
  await kaiju.keys('{F1}');
  await says(/A red card throws your monster/);
});

it('a chosen card leads to its rule by a button, for those who cannot point at it without pressing it', async () => {
  await kaiju.openTable(QUERY);
  await kaiju.take('5H');
  await kaiju.user.click(screen.getByRole('button', { name: 'The rule: Z5.1' }));
  await says(/red card/i);
});

it('the tray of a decision leads to its rule, in a game that is played without cards', async () => {
  await openAt(find(besideBuilding));
  const tray = within(await screen.findByRole('region', { name: 'Your move' }));
  await kaiju.user.click(tray.getByRole('button', { name: 'The rule: T5.2' }));
  await says(/./);
  expect(screen.getByRole('heading', { name: 'The rule: T5.2' })).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { kaiju } from '../page/KaijuPage';
import type { LapTypes } from './rules';

type Position = LapTypes['Position'];

const position = () => kaiju.position() as unknown as Position;

/** Chooses the tiny game in the lobby; whoever is not named is played by a bot. */
async function begin(players: number, people: readonly string[]): Promise<void> {
  await kaiju.open('/');
  await kaiju.user.click(await screen.findByRole('radio', { name: 'Lap' }));
  await kaiju.user.click(await screen.findByRole('radio', { name: String(players) }));
  for (const name of people) {
    const who = screen.getByRole('group', { name: `Who plays ${name}?` });
    await kaiju.user.click(within(who).getByRole('radio', { name: 'Human' }));
  }
  await kaiju.press('Play');
  await kaiju.ready();
}

const reveal = () => kaiju.press(/show my cards/i);

describe('a second game in the list', () => {
  beforeEach(() => begin(5, []));

  it('is set up from its options, with five seats in two teams', () => {
    expect(position()).toMatchObject({
      game: 'lap',
      order: ['ann', 'bob', 'cat', 'dan', 'eve'],
      turn: 'ann',
    });
    for (const name of ['Ann', 'Bob', 'Cat', 'Dan', 'Eve']) {
      expect(screen.getAllByText(new RegExp(`${name}: 0`)).length).toBeGreaterThan(0);
    }
  });

  it('is played against bots, taken back, and nobody else’s cards are in the page', async () => {
    const before = position();
    const [card = 0] = before.hands.ann ?? [];
    await kaiju.press(`Walk ${card}`);
    expect(position()).toMatchObject({ at: { ann: card }, walked: true });
    await kaiju.press('Undo');
    expect(position()).toEqual(before);
    await kaiju.press(`Walk ${card}`);
    await kaiju.settle();
    await kaiju.press('End turn');
    await kaiju.settle();
    const after = position();
    expect(after.turn).toBe('ann');
    for (const seat of ['bob', 'cat', 'dan', 'eve'] as const) expect(after.at[seat]).toBeGreaterThan(0);
    expect(screen.getByText(`Hand: ${after.hands.ann?.join(' ')}`)).toBeTruthy();
  });

  it('is saved, found again after a reload and in the lobby', async () => {
    await kaiju.press('Walk 3');
    await kaiju.settle();
    const played = position();
    await kaiju.reload();
    await kaiju.ready();
    expect(position()).toEqual(played);
    await kaiju.press('Back to the lobby');
    await kaiju.user.click(await screen.findByRole('button', { name: /Ann.*1 action/ }));
    await kaiju.ready();
    expect(position()).toEqual(played);
  });

  it('gives each seat a shape and a colour of its own, on the table and in the lobby', async () => {
    await kaiju.press('Walk 3');
    await kaiju.settle();
    const page = document.querySelector<HTMLElement>('.table-page')!;
    const colours = ['ann', 'bob', 'cat', 'dan', 'eve'].map((seat) =>
      page.style.getPropertyValue(`--seat-${seat}`),
    );
    expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    expect(new Set(colours).size).toBe(5);
    await kaiju.press('Back to the lobby');
    const saved = await screen.findByRole('button', { name: /Ann.*1 action/ });
    const shapes = [...saved.textContent.matchAll(/\((\w+)\)/g)].map(([, shape]) => shape);
    expect(shapes).toEqual(['circle', 'triangle', 'square', 'diamond', 'star']);
  });

  it('is replayed', async () => {
    await kaiju.press('Walk 3');
    await kaiju.settle();
    await kaiju.press('End turn');
    await kaiju.settle();
    await kaiju.seek(0);
    expect(screen.getByText(/Action 0 of/)).toBeTruthy();
    expect(screen.getByText(/Ann: 0/)).toBeTruthy();
    await kaiju.seek(1);
    expect(screen.queryByText(/Ann: 0/)).toBeNull();
  });

  it('says in which mood its table is seen, until somebody chooses another', async () => {
    const mood = () => document.querySelector('canvas')?.dataset.mood;
    const farthest = () => Math.max(...Object.values(position().at));
    const goal = position() as { readonly goal: number };
    expect(mood()).toBe('night');
    while (farthest() * 2 < goal.goal) {
      await kaiju.act(kaiju.legal()[0]!);
      await kaiju.settle();
    }
    expect(mood()).toBe('alert');
    await kaiju.seek(0);
    expect(mood()).toBe('night');
    await kaiju.press('Settings');
    await kaiju.user.click(screen.getByRole('radio', { name: 'Studio' }));
    expect(mood()).toBe('studio');
    const moods = within(screen.getByRole('group', { name: 'Mood' }));
    await kaiju.user.click(moods.getByRole('radio', { name: 'Automatic' }));
    expect(mood()).toBe('night');
  });

  it('is played to its end, and won by a team', async () => {
    for (let turn = 0; turn < 20 && position().winner === null; turn++) {
      await kaiju.act(kaiju.legal()[0]!);
      await kaiju.settle();
    }
    const { winner } = position();
    expect(winner).not.toBeNull();
    const panel = await screen.findByRole('dialog', { name: /wins/ });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(5);
  });
});

it('is told in words as a plain list, for it has no boxes', async () => {
  await begin(5, []);
  await kaiju.press('Text board');
  const pawns = within(screen.getByRole('list', { name: 'Pawns' }));
  expect(pawns.getAllByRole('listitem').map(({ textContent }) => textContent)[1]).toBe('Bob: stone 0');
});

it('is handed round on one device, and shared by a link', async () => {
  await begin(2, ['Bob']);
  await kaiju.press('Walk 3');
  await kaiju.settle();
  await kaiju.press('End turn');
  await kaiju.settle();
  await reveal();
  const shared = position();
  expect(shared.turn).toBe('bob');
  await kaiju.press('Share this game');
  await kaiju.press('Share anyway');
  const { text } = await kaiju.download('Game file');
  expect(JSON.parse(text)).toMatchObject({ format: 'kaiju-game', game: 'lap' });
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'This moment' });
  await waitFor(() => expect(link.value).toMatch(/#position=/));
  const { hash } = new URL(link.value);
  kaiju.forget();
  await kaiju.visit(`/?clock=manual&quality=test&lang=en${hash}`);
  await kaiju.ready();
  expect(position()).toMatchObject({ game: 'lap', turn: 'bob', at: shared.at });
});

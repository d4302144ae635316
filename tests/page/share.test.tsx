import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import { packLink, unpackLink } from '#storage';
import { type Position, zorgl } from '#zorgl/rules';
import { positionParameter, QUIET } from '../helpers/positions';
import { kaiju } from './KaijuPage';

/** What the address of another browser asks for besides the link. */
const PLAIN = '?clock=manual&quality=test&lang=en';

/** A table against a bot on which two actions were played; the position after them. */
async function playTwo(): Promise<Position> {
  await kaiju.openTable({ position: positionParameter(QUIET), bots: 'C:greedy' });
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.act({ do: 'move', card: '2S', to: 'c4' });
  await kaiju.settle();
  return kaiju.position();
}

/** The ids of the games in the browser's database. */
async function savedGames(): Promise<readonly IDBValidKey[]> {
  const database = await openDB('kaiju-tabletop');
  try {
    return await database.getAllKeys('games');
  } finally {
    database.close();
  }
}

const openShare = () => kaiju.press('Share this game');

/** The running game is handed on with everything that is hidden in it. */
const shareAll = () => kaiju.press('Share anyway');

/** The part of a shown link that carries what it shares, once it is made. */
async function fragmentOf(field: string): Promise<string> {
  const shown = screen.getByRole<HTMLInputElement>('textbox', { name: field });
  await waitFor(() => expect(shown.value).toMatch(/#/));
  return new URL(shown.value).hash;
}

it('the link to a game opens it elsewhere at its beginning, and a reload keeps it', async () => {
  const position = await playTwo();
  await openShare();
  await shareAll();
  const game = await fragmentOf('The whole game');

  kaiju.forget();
  await kaiju.visit(`/${PLAIN}${game}`);
  await kaiju.ready();
  expect(kaiju.position()).toEqual(position);
  await kaiju.arrivesAt('/table');
  expect(screen.getByText('Action 0 of 2')).toBeTruthy();

  await kaiju.reload();
  await kaiju.ready();
  expect(kaiju.position()).toEqual(position);

  await kaiju.seek(2);
  await kaiju.act({ do: 'ignore', card: '5H' });
  expect(kaiju.position().turn.played).toBe(3);
});

it('a link that is only looked at leaves nothing in the lobby; once somebody plays it is there', async () => {
  await playTwo();
  await openShare();
  const moment = await fragmentOf('This moment');
  await shareAll();
  const whole = await fragmentOf('The whole game');
  kaiju.forget();
  const links = [
    `/${PLAIN}${moment}`,
    `/${PLAIN}${whole}`,
    `/table${PLAIN}&position=${positionParameter(QUIET)}`,
    `/table${PLAIN}&seed=5`,
  ];
  for (const link of links) {
    await kaiju.visit(link);
    await kaiju.ready();
    await kaiju.reload();
    await kaiju.ready();
    await kaiju.open('/');
    await screen.findByRole('button', { name: 'Wreck the city' });
    expect(await savedGames()).toEqual([]);
  }
  await kaiju.visit(links[2]!);
  await kaiju.ready();
  await kaiju.act({ do: 'move', card: '9C', to: 'b3' });
  await kaiju.settle();
  await kaiju.open('/');
  expect(await screen.findByRole('heading', { name: 'Continue' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /1 action/ })).toBeTruthy();
});

it('nothing hidden in a running game is handed on before somebody has agreed', async () => {
  await playTwo();
  await openShare();
  expect(screen.getByText(/still running.*reveals everything: what is hidden/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'The whole game' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Game file' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Record in/ })).toBeNull();
  await shareAll();
  expect(await fragmentOf('The whole game')).toMatch(/^#game=/);
  expect(JSON.parse((await kaiju.download('Game file')).text)).not.toHaveProperty('seed');
  expect((await kaiju.download('Record in English')).text).not.toMatch(/^Seed/m);
});

it('the link to a moment of a running game holds only what its person sees', async () => {
  const truth = await playTwo();
  await openShare();
  const packed = (await fragmentOf('This moment')).replace('#position=', '');
  const told = unwrap(await unpackLink(packed)) as Position;
  expect(zorgl.view(told, 'A')).toEqual(zorgl.view(truth, 'A'));
  expect(told.draw).not.toEqual(truth.draw);
  expect(told.players.C?.hand).not.toEqual(truth.players.C?.hand);
  expect(told.rng).not.toEqual(truth.rng);
});

it('the link to a moment opens a game of people that goes on from there, on any route', async () => {
  const position = await playTwo();
  expect(screen.getByText('Bot')).toBeTruthy();
  await openShare();
  const moment = await fragmentOf('This moment');
  kaiju.forget();
  await kaiju.visit(`/table${PLAIN}${moment}`);
  await kaiju.ready();
  expect(zorgl.view(kaiju.position(), 'A')).toEqual(zorgl.view(position, 'A'));
  expect(screen.queryByText('Bot')).toBeNull();
});

it('a link is copied by its button', async () => {
  await playTwo();
  await openShare();
  await fragmentOf('This moment');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'This moment' });
  const [copy] = screen.getAllByRole('button', { name: 'Copy link' });
  await kaiju.user.click(copy!);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(field.value);
});

it('a game kept as a file or as a record is opened by the lobby', async () => {
  const position = await playTwo();
  await openShare();
  await shareAll();
  const game = await kaiju.download('Game file');
  expect(game.name).toMatch(/^zorgl-rex-zed-\w{4}\.kaiju-game\.json$/);
  const english = await kaiju.download('Record in English');
  expect(english.name).toMatch(/^zorgl-rex-zed-\w{4}\.en\.txt$/);
  expect(english.text).toContain('9♣ moves to b3');
  const french = await kaiju.download('Record in French');
  expect(french.text).toContain('9♣ va en b3');

  for (const { name, text } of [game, english, french]) {
    kaiju.forget();
    await kaiju.open('/');
    await kaiju.giveFile(name, text);
    await kaiju.ready();
    expect(kaiju.position()).toEqual(position);
  }
});

it('a saved game can be kept as a file in the lobby, deleted, and opened again', async () => {
  const position = await playTwo();
  await kaiju.press('Back to the lobby');
  await screen.findByText(/2 actions/);
  await kaiju.press('Save the game of Rex, Zed as a file');
  expect(screen.getByText(/still running.*reveals everything/)).toBeTruthy();
  const { text } = await kaiju.download('Save anyway');
  expect(JSON.parse(text)).not.toHaveProperty('seed');
  await kaiju.press('Delete the game of Rex, Zed');
  expect(screen.getByText(/^Rex, Zed: .*deletes the game for good/)).toBeTruthy();
  await kaiju.press('Keep it');
  expect(screen.getByText(/2 actions/)).toBeTruthy();
  await kaiju.press('Delete the game of Rex, Zed');
  await kaiju.press('Delete it');
  await waitFor(() => expect(screen.queryByText(/2 actions/)).toBeNull());
  await kaiju.giveFile('kept.json', text);
  await kaiju.ready();
  expect(kaiju.position()).toEqual(position);
});

it('a file at which the program fails says so, and no game is lost', async () => {
  await playTwo();
  await openShare();
  await shareAll();
  const { name, text } = await kaiju.download('Game file');
  await kaiju.open('/');
  expect(await screen.findByText(/2 actions/)).toBeTruthy();
  const broken = vi.spyOn(zorgl, 'apply').mockImplementation(() => {
    throw new Error('planted in the rules');
  });
  await kaiju.giveFile(name, text);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing is lost.*planted in the rules/);
  await kaiju.press(/2 actions/);
  expect((await screen.findByRole('alert')).textContent).toMatch(/planted in the rules/);
  broken.mockRestore();
  await kaiju.press(/2 actions/);
  await kaiju.ready();
  expect(kaiju.position().turn.played).toBe(2);
});

it('what cannot be opened says why, and no game is lost', async () => {
  await playTwo();
  const alert = async () => (await screen.findByRole('alert')).textContent;
  const links = [
    ['#game=%%%', /game/],
    ['#game=bm90IGpzb24', /game/],
    [`#position=${await packLink({ game: 'chess' })}`, /position\.game.*Zorgl-Zilla/],
  ] as const;
  for (const [hash, says] of links) {
    await kaiju.visit(`/table${PLAIN}${hash}`);
    expect(await alert()).toMatch(says);
    await kaiju.arrivesAt('/');
    expect(await screen.findByText(/2 actions/)).toBeTruthy();
  }
  await kaiju.giveFile('diary.txt', 'Dear diary');
  // Every game is asked whether it is one of its records, and loaded for that.
  await waitFor(async () => expect(await alert()).toMatch(/diary\.txt: line 1, format.*begins with/), {
    timeout: 20_000,
  });
  await kaiju.giveFile('city.json', '{"format":"kaiju-city","version":1}');
  await waitFor(async () => expect(await alert()).toMatch(/city\.json: format.*kaiju-game/));
  expect(screen.getByText(/2 actions/)).toBeTruthy();
});

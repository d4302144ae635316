import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import { shelf } from '../../src/page/shelf';
import { kaiju } from '../page/KaijuPage';

const box = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const isOpen = async (name: string) => (await box(name)).checked;

/** The longest a game may take to load, in milliseconds: nothing here waits for anything slow. */
const LOADING = 20_000;

/** Waits until the box of a game is open. */
const opens = (name: string) =>
  waitFor(async () => expect(await isOpen(name)).toBe(true), { timeout: LOADING });

/** Plays one action of a game, so that it is saved. */
async function playOne(query: Readonly<Record<string, string>>): Promise<unknown> {
  await kaiju.openTable(query);
  await kaiju.act(kaiju.legal()[0]!);
  await kaiju.settle();
  return kaiju.position();
}

/** A game of Ann alone against bots, and one of Zorgl-Zilla, which was played last. */
async function playBoth(): Promise<{ readonly lap: unknown; readonly zorgl: unknown }> {
  const lap = await playOne({ game: 'lap', seed: '3', bots: 'bob:greedy' });
  const zorgl = await playOne({ game: 'zorgl', seed: '3', bots: 'C:greedy' });
  return { lap, zorgl };
}

const position = () => kaiju.position() as unknown as { readonly game: string };

describe('the shelf', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('has a box for each game, which says for how many it is, how long it takes and what it is', async () => {
    await kaiju.open('/');
    const shelf = within(screen.getByRole('group', { name: 'Game' }));
    const names = shelf.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(names).toContain('Zorgl-Zilla');
    expect(names).toContain('Lap');
    const words = document.getElementById((await box('Zorgl-Zilla')).getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toMatch(/2–4 players.*\d+–\d+ min.*8\+.*floors/);
    expect(await isOpen('Zorgl-Zilla')).toBe(true);
  });

  it('tells it in French', async () => {
    await kaiju.open('/', { lang: 'fr' });
    await screen.findByRole('group', { name: 'Jeu' });
    const words = document.getElementById((await box('Zorgl-Zilla')).getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toMatch(/2 à 4 joueurs.*dès 8 ans.*étages/);
  });

  it('shows the picture of the game that is open', async () => {
    await kaiju.open('/');
    expect(document.querySelector('.lobby-poster svg')).not.toBeNull();
    await kaiju.user.click(await box('Lap'));
    await opens('Lap');
    expect(screen.getByRole('heading', { level: 1, name: 'Lap' })).toBeTruthy();
    expect(document.querySelector('.lobby-poster')).toBeNull();
  });

  it('remembers the game that was chosen last', async () => {
    await kaiju.open('/');
    await kaiju.user.click(await box('Lap'));
    await opens('Lap');
    await kaiju.open('/');
    expect(await isOpen('Lap')).toBe(true);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('has the table of the open box fetched while the lobby is looked at', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
    vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
    const fetched: string[] = [];
    for (const id of ['zorgl', 'lap']) {
      const module = unwrap(await shelf.load(id));
      const { table } = module;
      vi.spyOn(module, 'table').mockImplementation(() => {
        fetched.push(id);
        return table();
      });
    }
    await kaiju.open('/');
    await waitFor(() => expect(fetched).toEqual(['zorgl']));
    await kaiju.user.click(await box('Lap'));
    await waitFor(() => expect(fetched).toEqual(['zorgl', 'lap']), { timeout: LOADING });
    kaiju.close();
  });

  it('is gone along with the arrow keys, from the last to the first', async () => {
    await kaiju.open('/', { game: 'lap' });
    (await box('Lap')).focus();
    await kaiju.keys('{ArrowRight}');
    await opens('Zorgl-Zilla');
  });
});

describe('an address that names a game', () => {
  it('opens its box, without a choice for later', async () => {
    await kaiju.open('/', { game: 'lap' });
    expect(await isOpen('Lap')).toBe(true);
    await kaiju.open('/');
    expect(await isOpen('Zorgl-Zilla')).toBe(true);
  });

  it('names it no longer once another is chosen', async () => {
    await kaiju.open('/', { game: 'lap' });
    await kaiju.user.click(await box('Zorgl-Zilla'));
    await opens('Zorgl-Zilla');
    await kaiju.reload();
    expect(await isOpen('Zorgl-Zilla')).toBe(true);
  });

  it('opens its table, from the front page too', async () => {
    for (const path of ['/table', '/']) {
      await kaiju.open(path, { game: 'lap', seed: '3', bots: 'bob:greedy' });
      await kaiju.ready();
      expect(position().game).toBe('lap');
    }
  });

  it('goes on with the latest of that game, whatever was played last', async () => {
    const { lap, zorgl } = await playBoth();
    await kaiju.open('/table', { game: 'lap' });
    await kaiju.ready();
    expect(kaiju.position()).toEqual(lap);
    sessionStorage.clear();
    await kaiju.open('/table', { game: 'zorgl' });
    await kaiju.ready();
    expect(kaiju.position()).toEqual(zorgl);
  });

  it('leads to its box where none of it was played', async () => {
    await playOne({ game: 'zorgl', seed: '3', bots: 'C:greedy' });
    await kaiju.open('/table', { game: 'lap' });
    await kaiju.arrivesAt('/');
    expect(await isOpen('Lap')).toBe(true);
  });

  it('that is the same but for the game is another game', async () => {
    await playOne({ game: 'zorgl', seed: '3' });
    await kaiju.openTable({ game: 'lap', seed: '3' });
    // As if the tab was lost, and its address opened again.
    sessionStorage.clear();
    await kaiju.reload();
    await kaiju.ready();
    expect(position().game).toBe('lap');
  });
});

describe('saved games of several games', () => {
  it('are listed with their game, and open it', async () => {
    const { lap, zorgl } = await playBoth();
    for (const [title, played] of [
      ['Lap', lap],
      ['Zorgl-Zilla', zorgl],
    ] as const) {
      await kaiju.open('/');
      await kaiju.user.click(
        await screen.findByRole('button', { name: new RegExp(`^${title} .*actions?$`) }),
      );
      await kaiju.ready();
      expect(kaiju.position()).toEqual(played);
    }
  });

  it('leave the box of their game open', async () => {
    await playBoth();
    await kaiju.open('/');
    expect(await isOpen('Zorgl-Zilla')).toBe(true);
    await kaiju.user.click(await screen.findByRole('button', { name: /^Lap .*1 action/ }));
    await kaiju.ready();
    await kaiju.press('Back to the lobby');
    expect(await isOpen('Lap')).toBe(true);
  });

  it('go into files that open the right game', async () => {
    const { lap } = await playBoth();
    await kaiju.open('/');
    const row = (await screen.findByRole('button', { name: /^Lap .*1 action/ })).closest('li')!;
    await kaiju.user.click(within(row).getByRole('button', { name: /as a file/ }));
    const { text } = await kaiju.download('Save anyway');
    kaiju.forget();
    await kaiju.open('/');
    await kaiju.giveFile('ours.kaiju-game.json', text);
    await kaiju.ready();
    await kaiju.seek(1);
    expect(kaiju.position()).toEqual(lap);
  });
});

describe('a game that the program does not have', () => {
  const told = async () => (await screen.findByRole('alert')).textContent;
  const UNKNOWN = /does not include the game "chess". It has Zorgl-Zilla.*Lap/;

  it('is told, where an address names it', async () => {
    await kaiju.open('/table', { game: 'chess', seed: '3' });
    expect(await told()).toMatch(UNKNOWN);
    expect(await isOpen('Zorgl-Zilla')).toBe(true);
  });

  it('is told, where a link carries it', async () => {
    const packed = Buffer.from(JSON.stringify({ game: 'chess' })).toString('base64url');
    await kaiju.open('/table', { position: packed });
    expect(await told()).toMatch(UNKNOWN);
  });

  it('is told, where a file holds it', async () => {
    await kaiju.open('/');
    await kaiju.giveFile('ours.json', JSON.stringify({ format: 'kaiju-game', version: 1, game: 'chess' }));
    expect(await told()).toMatch(/ours\.json.*does not include the game "chess"/);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { kaiju } from './KaijuPage';

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? '';
const HALF_AN_HOUR = 1800;
const STEP = 6;

/** Counts what is listened to on the window and the document. Returns the count, and what ends the counting. */
function countListeners() {
  let count = 0;
  const undo = [window, document].map((target: EventTarget) => {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...parts: Parameters<EventTarget['addEventListener']>) => {
      count++;
      addEventListener.apply(target, parts);
    };
    target.removeEventListener = (...parts: Parameters<EventTarget['removeEventListener']>) => {
      count--;
      removeEventListener.apply(target, parts);
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
  return { count: () => count, end: () => undo.forEach((each) => void each()) };
}

it('leads a phone to a first game of what is shown', async () => {
  await kaiju.open('/attract/zorgl');
  await kaiju.ready();
  expect(screen.getByText('Play on your phone')).toBeTruthy();
});

it('shows itself for half an hour and leaves nothing behind, and no card of a hand is ever told', async () => {
  await kaiju.open('/attract/zorgl');
  await kaiju.ready();
  const listeners = countListeners();
  const seen = new Set<string>();
  const sizes: { readonly nodes: number; readonly listeners: number }[] = [];
  const drivers = new Set<unknown>();
  let games = 0;
  for (let passed = 0; passed < HALF_AN_HOUR; passed += STEP) {
    await kaiju.advance(STEP);
    await waitFor(() => expect(window.kaiju).toBeDefined());
    if (!drivers.has(window.kaiju)) {
      drivers.add(window.kaiju);
      seen.add(title());
      sizes.push({ nodes: document.querySelectorAll('*').length, listeners: listeners.count() });
    }
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    // A lesson tells its example with all that is in it; of bots nobody sees more than whoever looks on.
    if (/Bots play|For 2 to 4/.test(title())) {
      games++;
      expect(JSON.stringify(kaiju.position())).not.toMatch(/"hand":\["/);
    }
  }
  listeners.end();
  expect(drivers.size).toBeGreaterThan(40);
  expect(seen.size).toBeGreaterThan(25);
  expect(games).toBeGreaterThan(100);
  expect([...seen].some((each) => each.includes('Bots play'))).toBe(true);
  expect([...seen].some((each) => each.includes('For 2 to 4 players'))).toBe(true);
  // As much as in the first round, however long it has run.
  const most = (list: typeof sizes, of: 'nodes' | 'listeners') => Math.max(...list.map((each) => each[of]));
  expect(most(sizes.slice(-10), 'nodes')).toBeLessThanOrEqual(most(sizes.slice(0, 10), 'nodes') + 5);
  expect(most(sizes.slice(-10), 'listeners')).toBeLessThanOrEqual(most(sizes.slice(0, 10), 'listeners'));
}, 120_000);

/** Lets minutes pass in which nobody touches the page, and tells where it is then. */
function leftFor(minutes: number): string {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    window.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime((minutes - 0.1) * 60_000);
    const before = window.location.pathname;
    vi.advanceTimersByTime(0.2 * 60_000);
    return `${before} ${window.location.pathname}`;
  } finally {
    vi.useRealTimers();
  }
}

it('one key, or one touch, and the first game of what was shown is on the table, again for each who comes', async () => {
  await kaiju.open('/attract/zorgl');
  await kaiju.ready();
  await kaiju.keys('{Shift}');
  expect(window.location.pathname).toBe('/attract/zorgl');
  await kaiju.keys('x');
  await kaiju.arrivesAt('/table');
  await waitFor(() => expect(document.querySelector('.coach')).not.toBeNull(), { timeout: 20_000 });
  await kaiju.ready();
  const { turn } = kaiju.position();
  expect(turn.played).toBe(0);
  await kaiju.act(kaiju.legal()[0]!);
  expect(leftFor(1)).toBe('/table /attract');
  await screen.findByRole('button', { name: /^Play!/ }, { timeout: 20_000 });
  await kaiju.press(/^Play!/);
  await kaiju.arrivesAt('/table');
  await kaiju.ready();
  expect(kaiju.position().turn).toEqual(turn);
});

it('each game is begun so; Escape leads to the lobby', async () => {
  await kaiju.open('/attract/tetzilla');
  await kaiju.ready();
  await kaiju.keys('{Escape}');
  await kaiju.arrivesAt('/');
  await waitFor(() => expect(document.querySelector('h1')?.getAttribute('aria-label')).toBe('TetZilla'), {
    timeout: 20_000,
  });
  expect(leftFor(1)).toBe('/ /attract');
  await kaiju.open('/attract/tetzilla');
  await kaiju.ready();
  await kaiju.keys('x');
  await kaiju.arrivesAt('/table');
  await kaiju.ready();
  expect(document.querySelector('.table-page')).not.toBeNull();
});

it('after as many minutes as were chosen the lobby shows itself, and by itself never', async () => {
  await kaiju.open('/');
  await screen.findByRole('button', { name: 'How to play' }, { timeout: 20_000 });
  await kaiju.press('Settings');
  await kaiju.user.selectOptions(screen.getByRole('combobox', { name: /Demo when idle/ }), 'After 5 minutes');
  await kaiju.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(leftFor(5)).toBe('/ /attract');
});

it('a film that is being made is not interrupted, however long it takes', async () => {
  await kaiju.open('/learn/zorgl/combo', { attract: '1', film: 'gif' });
  await screen.findByRole('progressbar', undefined, { timeout: 20_000 });
  expect(leftFor(90)).toBe('/learn/zorgl/combo /learn/zorgl/combo');
  await kaiju.press('Stop');
  expect(leftFor(1)).toBe('/learn/zorgl/combo /attract');
});

it('a lobby that nobody has asked to shows nothing by itself', async () => {
  await kaiju.open('/');
  await screen.findByRole('button', { name: 'How to play' }, { timeout: 20_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    vi.advanceTimersByTime(3_600_000);
    expect(window.location.pathname).toBe('/');
  } finally {
    vi.useRealTimers();
  }
});

it('speaks the languages that the address names in turn, and tells of a game that there is not', async () => {
  await kaiju.open('/attract/zorgl', { languages: 'fr' });
  await kaiju.ready();
  expect(title()).toContain('2 à 4 joueurs');
  expect(screen.getByText('Touchez l’écran ou appuyez sur une touche')).toBeTruthy();
  await kaiju.open('/attract/chess');
  await waitFor(() => expect(screen.getByText(/attract\/chess/)).toBeTruthy());
});

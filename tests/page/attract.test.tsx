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

it('any key and any touch lead to the lobby with the game that was shown, which shows itself again when nobody comes', async () => {
  await kaiju.open('/attract/tetzilla');
  await kaiju.ready();
  await kaiju.keys('{Shift}');
  expect(window.location.pathname).toBe('/attract/tetzilla');
  document.querySelector<HTMLElement>('.attract')!.click();
  await kaiju.arrivesAt('/');
  await waitFor(() => expect(document.querySelector('h1')?.getAttribute('aria-label')).toBe('TetZilla'), {
    timeout: 20_000,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    window.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(50_000);
    window.dispatchEvent(new Event('pointermove'));
    vi.advanceTimersByTime(50_000);
    expect(window.location.pathname).toBe('/');
    vi.advanceTimersByTime(11_000);
    expect(window.location.pathname).toBe('/attract');
  } finally {
    vi.useRealTimers();
  }
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
  expect(screen.getByText('Touchez l’écran ou pressez une touche')).toBeTruthy();
  await kaiju.open('/attract/chess');
  await waitFor(() => expect(screen.getByText(/attract\/chess/)).toBeTruthy());
});

import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '#core';
import type { GameModule } from '#module';
import { preloadWhenIdle } from '../../src/shell/lazyTable';
import { openPage } from '../helpers/open-page';
import { zorglModule } from '../helpers/zorgl-on-table';

const FIRST = zorglModule as unknown as GameModule;
const SECOND: GameModule = { ...FIRST };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('of two games that are chosen one after the other, the later is proposed, whichever arrives first', async () => {
  const page = openPage();
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.spyOn(page.shelf, 'load').mockImplementation(async (id) => {
    if (id === 'first') await late;
    return ok(id === 'first' ? FIRST : SECOND);
  });
  const slow = page.choose('first');
  await page.choose('second');
  arrive();
  await slow;
  expect(page.store.getState().module).toBe(SECOND);
});

it('a game that does not arrive when it is chosen is told; one that is only looked at is not', async () => {
  const page = openPage();
  vi.spyOn(page.shelf, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  await page.lookAt('zorgl');
  expect(page.store.getState().problem).toBeNull();
  await page.choose('zorgl');
  expect(page.store.getState().problem).toEqual({
    field: '',
    code: 'game.notLoaded',
    params: { title: 'Zorgl-Zilla' },
  });
});

it('the table of the game that is proposed is loaded when the browser has nothing else to do', () => {
  const page = openPage();
  const tableOf = vi.spyOn(page, 'tableOf').mockReturnValue(new Promise(() => {}));
  vi.stubGlobal('navigator', { onLine: true });
  let idle = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 7;
  });
  const cancel = vi.fn();
  vi.stubGlobal('cancelIdleCallback', cancel);
  const callOff = preloadWhenIdle(page, SECOND);
  expect(tableOf).not.toHaveBeenCalled();
  idle();
  expect(tableOf).toHaveBeenCalledExactlyOnceWith(SECOND);
  callOff();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

it('is loaded ahead as well where the browser does not tell when it is idle, as Safari', () => {
  vi.useFakeTimers();
  const page = openPage();
  const tableOf = vi.spyOn(page, 'tableOf').mockReturnValue(new Promise(() => {}));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestIdleCallback', undefined);
  const callOff = preloadWhenIdle(page, SECOND);
  expect(tableOf).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(tableOf).toHaveBeenCalledExactlyOnceWith(SECOND);
  callOff();
  preloadWhenIdle(page, SECOND)();
  vi.runAllTimers();
  expect(tableOf).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

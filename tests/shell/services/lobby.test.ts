import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '#core';
import type { GameModule } from '#module';
import { shelf } from '../../../src/page/shelf';
import { preloadWhenIdle } from '../../../src/shell/lazyTable';
import { createTables } from '../../../src/shell/services/tables';
import { testServices } from '../../helpers/services';
import { zorglModule } from '../../helpers/zorgl-on-table';

const FIRST = zorglModule as unknown as GameModule;
const SECOND: GameModule = { ...FIRST };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('of two games that are chosen one after the other, the later is proposed, whichever arrives first', async () => {
  const { lobby } = testServices();
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.spyOn(shelf, 'load').mockImplementation(async (id) => {
    if (id === 'first') await late;
    return ok(id === 'first' ? FIRST : SECOND);
  });
  const slow = lobby.choose('first');
  await lobby.choose('second');
  arrive();
  await slow;
  expect(lobby.getState()).toBe(SECOND);
});

it('a game that does not arrive when it is chosen is told', async () => {
  const { lobby, noticeStore } = testServices();
  vi.spyOn(shelf, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  await lobby.choose('zorgl');
  expect(noticeStore.getState().problem).toEqual({
    field: '',
    code: 'game.notLoaded',
    params: { title: 'Zorgl-Zilla' },
  });
});

it('the table of the game that is proposed is loaded when the browser has nothing else to do', () => {
  const table = vi.fn<GameModule['table']>().mockReturnValue(new Promise(() => {}));
  const module = { ...FIRST, table };
  vi.stubGlobal('navigator', { onLine: true });
  let idle = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 7;
  });
  const cancel = vi.fn();
  vi.stubGlobal('cancelIdleCallback', cancel);
  const callOff = preloadWhenIdle(createTables(), module);
  expect(table).not.toHaveBeenCalled();
  idle();
  expect(table).toHaveBeenCalledOnce();
  callOff();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

it('is loaded ahead as well where the browser does not tell when it is idle, as Safari', () => {
  vi.useFakeTimers();
  const table = vi.fn<GameModule['table']>().mockReturnValue(new Promise(() => {}));
  const module = { ...FIRST, table };
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestIdleCallback', undefined);
  const callOff = preloadWhenIdle(createTables(), module);
  expect(table).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(table).toHaveBeenCalledOnce();
  callOff();
  preloadWhenIdle(createTables(), module)();
  vi.runAllTimers();
  expect(table).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

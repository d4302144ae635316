// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedAddress, sharedFragment } from '../../src/shell/pwa/launchQueue';
import { keepProgram, programState } from '../../src/shell/pwa/worker';

describe('what another program shares', () => {
  const shared = (text: string) => sharedFragment(`?${new URLSearchParams({ 'shared-text': text })}`);

  it('is opened where it holds a link of ours, wherever that came from', () => {
    expect(shared('Look! http://192.168.0.7:3000/#game=abc-_1 Bye')).toBe('#game=abc-_1');
    expect(sharedFragment('?shared-url=http%3A%2F%2Fx%2F%23position%3Dq')).toBe('#position=q');
  });

  it('is nothing to us else', () => {
    for (const text of ['', 'hello', 'https://example.org/#chapter', '#game=abc'])
      expect(shared(text)).toBeNull();
    expect(sharedFragment('?seed=1')).toBeNull();
  });

  it('leads to a page of this site, and nowhere else', () => {
    const led = (text: string) =>
      sharedAddress(`?${new URLSearchParams({ 'shared-text': text })}`, 'https://kaiju.example');
    expect(led('Come: https://kaiju.example/join/QUAKE?lang=fr.')).toBe('/join/QUAKE?lang=fr');
    expect(led('(https://kaiju.example/learn/zorgl/flee-english?step=2#marks)')).toBe(
      '/learn/zorgl/flee-english?step=2#marks',
    );
    for (const elsewhere of [
      'hello',
      'https://kaiju.example/',
      'https://evil.example/join/QUAKE',
      'https://[',
    ])
      expect(led(elsewhere)).toBeNull();
    expect(sharedAddress('?lang=fr', 'https://kaiju.example')).toBeNull();
  });
});

describe('the worker that keeps the program', () => {
  /** A tab, in which a worker is in charge or not, and a registration that finds a newer one. */
  function openTab(controller: object | null = {}) {
    const workers = Object.assign(new EventTarget(), { controller, register: vi.fn() });
    const installing = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
    const registration = Object.assign(new EventTarget(), { waiting: null as unknown, installing });
    workers.register.mockResolvedValue(registration);
    const reload = vi.fn();
    const browser = {
      navigator: { serviceWorker: workers },
      document: new EventTarget(),
      location: { reload, origin: 'http://localhost' },
      performance: { getEntriesByType: () => [] },
    } as unknown as Window & typeof globalThis;
    const findNewer = () => {
      registration.dispatchEvent(new Event('updatefound'));
      installing.state = 'installed';
      installing.dispatchEvent(new Event('statechange'));
    };
    const takeOver = () => workers.dispatchEvent(new Event('controllerchange'));
    return { browser, workers, installing, registration, reload, findNewer, takeOver };
  }

  beforeEach(() => programState.setState({ newer: null, atHand: false }));

  it('lets a newer program wait until somebody takes it, and loads it when all is written', async () => {
    const { browser, installing, registration, reload, findNewer, takeOver } = openTab();
    const written = vi.fn(async () => undefined);
    await keepProgram(browser, written);
    registration.dispatchEvent(new Event('updatefound'));
    expect(programState.getState().newer).toBeNull();
    findNewer();
    expect(programState.getState().newer).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
    programState.getState().newer?.take();
    expect(installing.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    takeOver();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(written).toHaveBeenCalledOnce();
  });

  it('offers what has waited since an earlier visit', async () => {
    const { browser, registration, installing } = openTab();
    registration.waiting = installing;
    await keepProgram(browser, async () => undefined);
    programState.getState().newer?.take();
    expect(installing.postMessage).toHaveBeenCalledOnce();
  });

  it('loads no tab again in which nobody took it, but offers it there again', async () => {
    const { browser, installing, reload, findNewer, takeOver } = openTab();
    const written = vi.fn(async () => undefined);
    await keepProgram(browser, written);
    findNewer();
    const { newer: putOff } = programState.getState();
    takeOver();
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    const { newer } = programState.getState();
    expect(newer).not.toBe(putOff);
    newer?.take();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(written).toHaveBeenCalledOnce();
    expect(installing.postMessage).not.toHaveBeenCalled();
  });

  it('takes over a first visit as it is', async () => {
    const { browser, reload, takeOver } = openTab(null);
    await keepProgram(browser, async () => undefined);
    expect(programState.getState().atHand).toBe(false);
    takeOver();
    expect(programState.getState()).toEqual({ newer: null, atHand: true });
    takeOver();
    expect(programState.getState().newer).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is done without where there is none, or it is refused', async () => {
    const none = { navigator: {} } as unknown as Window & typeof globalThis;
    await keepProgram(none, async () => undefined);
    const { browser, workers } = openTab();
    workers.register.mockRejectedValue(new Error('not here'));
    await expect(keepProgram(browser, async () => undefined)).resolves.toBeUndefined();
  });
});

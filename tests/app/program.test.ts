// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { sharedFragment } from '../../src/app/program/arrivals';
import { keepProgram, program, takeNewer } from '../../src/app/program/worker';

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
});

describe('the worker that keeps the program', () => {
  /** A browser with a worker in charge, and a registration that finds a newer one. */
  function browserWithWorker() {
    const workers = Object.assign(new EventTarget(), { controller: {}, register: vi.fn() });
    const installing = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
    const registration = Object.assign(new EventTarget(), { waiting: null, installing });
    workers.register.mockResolvedValue(registration);
    const reload = vi.fn();
    const browser = {
      navigator: { serviceWorker: workers },
      document: new EventTarget(),
      location: { reload },
    } as unknown as Window & typeof globalThis;
    return { browser, workers, installing, registration, reload };
  }

  it('lets a newer program wait until somebody takes it, and loads it when all is written', async () => {
    const { browser, workers, installing, registration, reload } = browserWithWorker();
    const written = vi.fn(async () => undefined);
    await keepProgram(browser, written);
    registration.dispatchEvent(new Event('updatefound'));
    expect(program.getState().newer).toBeNull();
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
    expect(program.getState().newer).toBe(installing);
    expect(reload).not.toHaveBeenCalled();
    takeNewer();
    expect(installing.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    workers.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(written).toHaveBeenCalledOnce();
  });

  it('is done without where there is none, or it is refused', async () => {
    const none = { navigator: {} } as unknown as Window & typeof globalThis;
    await keepProgram(none, async () => undefined);
    const { browser, workers } = browserWithWorker();
    workers.register.mockRejectedValue(new Error('not here'));
    await expect(keepProgram(browser, async () => undefined)).resolves.toBeUndefined();
  });
});

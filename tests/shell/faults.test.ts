import { describe, expect, it, vi } from 'vitest';
import { fontsLoaded } from '../../src/page/fonts';
import { loadTwice } from '../../src/page/lazily';
import { faultReason, isMissingPart } from '../../src/shell/faults/reason';
import { reloadForNewProgram } from '../../src/shell/faults/reloadOnce';

describe('a part of the program that does not arrive', () => {
  it('is asked for twice', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('the part');
    expect(await loadTwice(load, 1)).toBe('the part');
    expect(load).toHaveBeenCalledTimes(2);
    const never = vi.fn().mockRejectedValue(new Error('offline'));
    await expect(loadTwice(never, 1)).rejects.toThrow('offline');
    expect(never).toHaveBeenCalledTimes(2);
  });

  it('reloads the page once, after what must not be lost', async () => {
    const items = new Map<string, string>();
    const reload = vi.fn();
    const browser = Object.assign(new EventTarget(), {
      location: { reload },
      sessionStorage: {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => items.set(key, text),
      },
    }) as unknown as Window;
    let now = 1_000_000;
    let kept = false;
    const before = async () => {
      kept = true;
    };
    reloadForNewProgram(browser, before, () => now);
    browser.dispatchEvent(new Event('vite:preloadError'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(kept).toBe(true);
    now += 5000;
    browser.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is told from other faults, in the words of each browser', () => {
    expect(isMissingPart(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
    expect(isMissingPart(new TypeError('error loading dynamically imported module: /a.js'))).toBe(true);
    expect(isMissingPart(new TypeError('Importing a module script failed.'))).toBe(true);
    expect(isMissingPart(new Error('Unable to preload CSS for /a.css'))).toBe(true);
    expect(isMissingPart(new TypeError('x is not a function'))).toBe(false);
    expect(faultReason(new Error('x'.repeat(9000))).length).toBeLessThan(400);
  });
});

describe('letters', () => {
  it('are asked for with a figure that has a file of its own', async () => {
    const asked: (string | undefined)[] = [];
    await fontsLoaded({
      load: async (_font, text) => {
        asked.push(text);
        return [];
      },
    });
    expect(asked).toEqual([expect.stringContaining('7'), expect.stringContaining('7')]);
  });

  it('that take for ever hold nobody up', async () => {
    await expect(fontsLoaded({ load: () => new Promise(() => {}) }, 5)).resolves.toBeUndefined();
  });

  it('that cannot be fetched neither', async () => {
    await expect(fontsLoaded({ load: () => Promise.reject(new Error('gone')) })).resolves.toBeUndefined();
  });
});

import type { Memory, PageClock, RandomSource } from '#module';
import { type Clock, deviceStorage } from '#storage';

/** Milliseconds. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The day with the manual clock. */
const STILL_DAY = 20_000;

const MEMORY = 'kaiju-tabletop.memory.';

export const createClock = (mode: Clock): PageClock => ({
  mode,
  now: () => Date.now(),
  today() {
    if (mode === 'manual') return STILL_DAY;
    const now = new Date();
    return Math.floor((now.getTime() - now.getTimezoneOffset() * MINUTE) / DAY);
  },
});

export function createRandom({ crypto }: Pick<Window, 'crypto'>, mode: Clock): RandomSource {
  const id = () => {
    // Not randomUUID, which pages of another computer in the network lack without TLS.
    const words = crypto.getRandomValues(new Uint32Array(4));
    return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
  };
  return { id, seed: () => (mode === 'manual' ? 0 : id()) };
}

export const createMemory = (browser: Window): Memory => ({
  recall(name) {
    try {
      return JSON.parse(deviceStorage(browser).getItem(MEMORY + name) ?? 'null');
    } catch {
      return null;
    }
  },
  remember(name, value) {
    try {
      deviceStorage(browser).setItem(MEMORY + name, JSON.stringify(value));
    } catch {
      // If storage is full or blocked, nothing is remembered.
    }
  },
});

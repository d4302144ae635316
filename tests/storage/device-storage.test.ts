import { expect, it } from 'vitest';
import { deviceStorage, tabMemory } from '#storage';

const blocked = (): never => {
  throw new DOMException('site data is blocked', 'SecurityError');
};

it('a browser that blocks all site data remembers nothing, and nothing fails', () => {
  const browser = Object.defineProperty({}, 'localStorage', { get: blocked }) as Window;
  const storage = deviceStorage(browser);
  storage.setItem('one', '1');
  expect(storage.getItem('one')).toBeNull();

  const memory = tabMemory(blocked, 'one');
  memory.write({ n: 1 });
  memory.clear();
  expect(memory.read()).toBeUndefined();
});

it('a tab remembers one value under its key', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  };
  const memory = tabMemory(() => storage as unknown as Storage, 'one');
  expect(memory.read()).toBeUndefined();
  memory.write({ n: 1 });
  expect(memory.read()).toEqual({ n: 1 });
  items.set('one', 'half a val');
  expect(memory.read()).toBeUndefined();
  memory.clear();
  expect(items.size).toBe(0);
});

import { configure } from '@testing-library/react';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import * as React from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { kaiju } from './KaijuPage';

/** What React shares with its renderers, which counts the elements made of late. */
interface Shared {
  recentlyCreatedOwnerStacks: number;
}

// React for development takes a stack trace for each of the first 10,000 elements of every second, a sixth of the time
// of these tests. Its warnings come without them as well.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: shared } = React as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Shared;
};
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

/** Copies plain data. */
function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const name in value) copy[name] = copyOf(value[name]);
  return copy as Value;
}

// Whenever somebody asks whether an element can be seen, happy-dom copies what it inherits by structuredClone, which is
// slow. These are but texts by the names of properties.
CSSPropertyManager.prototype.clone = function clone(this: CSSPropertyManager) {
  return Object.assign(new CSSPropertyManager(), copyOf({ ...this }));
};

// The whole page in every message would hide the message.
configure({
  getElementError: (message) => new Error(`${message?.split('\n')[0]}; ${buttons()}`),
  // How long a busy machine takes says nothing of the page.
  asyncUtilTimeout: 20_000,
});

const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  complaints.mockClear();
});

afterEach(() => {
  kaiju.forget();
  expect(complaints.mock.calls, 'errors in the console of the page').toEqual([]);
});

/** The names of the buttons that are there. */
function buttons(): string {
  const names = [...document.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  return `the page has the buttons ${names.join(', ')}`;
}

import { configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { kaiju } from './KaijuPage';

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

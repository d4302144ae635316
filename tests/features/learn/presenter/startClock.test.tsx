// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '#i18n';
import { StartClock } from '../../../../src/features/learn/presenter/StartClock';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('tells the time since the beginning by the clock that it is given, and begins again', () => {
  let time = 5_000_000;
  const pass = (seconds: number) =>
    act(() => {
      time += seconds * 1000;
      vi.advanceTimersByTime(1000);
    });
  render(
    <LanguageProvider language="en">
      <StartClock now={() => time} />
    </LanguageProvider>,
  );
  const shown = () => screen.getByRole('timer').textContent;
  expect(shown()).toBe('0:00');
  // A page that was hidden has had no ticks, and still tells the right time.
  pass(754);
  expect(shown()).toBe('12:34');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(shown()).toBe('0:00');
  pass(9);
  expect(shown()).toBe('0:09');
});

// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServicesProvider } from '#module';
import { type Broadcast, DEFAULT_BROADCAST } from '#net';
import { SeatOrderProvider } from '#ui';
import { StartingSoonScreen } from '../../../../src/features/online/broadcast/StartingSoonScreen';
import { createClock } from '../../../../src/shell/services/device';
import { cleanUp, render } from '../../../ui/render';
import { watched } from './watched';

const START = 1_800_000_000_000;
let now = START;

beforeEach(() => {
  now = START;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanUp();
});

function card(change: Partial<Broadcast>, behind = 0) {
  const { parts, room } = watched('zorgl');
  const clock = { ...createClock('real'), now: () => now };
  const { container } = render(
    <ServicesProvider value={{ clock }}>
      <SeatOrderProvider seats={parts.module.seats}>
        <StartingSoonScreen
          room={room.info(() => false)}
          module={parts.module}
          broadcast={{ ...DEFAULT_BROADCAST, ...change }}
          behind={behind}
        />
      </SeatOrderProvider>
    </ServicesProvider>,
  );
  const pass = (seconds: number) =>
    act(() => {
      now += seconds * 1000;
      vi.advanceTimersByTime(1000);
    });
  return { pass, text: (selector: string) => container.querySelector(selector)?.textContent ?? null };
}

it('names the event and the game, and the game alone where there is no event', () => {
  const { text } = card({ title: 'Kaiju Open' });
  expect(text('h1')).toBe('Kaiju Open');
  expect(text('.cast-tagline')).toBe('Zorgl-Zilla');
  cleanUp();
  expect(card({}).text('h1')).toBe('Zorgl-Zilla');
});

it('says that the game begins soon where nobody has said when', () => {
  const { text } = card({});
  expect(text('[role=status]')).toBe('The game starts soon');
  expect(text('[role=timer]')).toBeNull();
});

it('counts down to the game, and then says that it begins soon', () => {
  const { pass, text } = card({ starts: START + 65_000 });
  expect(text('[role=timer] span')).toBe('1:05');
  pass(5.5);
  expect(text('[role=timer] span')).toBe('1:00');
  pass(60);
  expect(text('[role=timer]')).toBeNull();
  expect(text('[role=status]')).toBe('The game starts soon');
});

it('counts to when the audience sees it, which is later', () => {
  expect(card({ starts: START + 65_000 }, 30).text('[role=timer] span')).toBe('1:35');
});

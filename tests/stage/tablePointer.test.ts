// @vitest-environment happy-dom
import { OrthographicCamera } from 'three';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handlePointer } from '../../src/stage/tablePointer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function table() {
  const element = document.createElement('canvas');
  const heard = { find: () => 'c3', onPick: vi.fn(), onHover: vi.fn(), onMiss: vi.fn(), asksAnew: true };
  handlePointer(element, { current: heard }, () => new OrthographicCamera());
  /** @param time at which it happened, whenever the page is told of it @param x in pixels */
  const finger = (type: string, time: number, x = 5) => {
    const event = new PointerEvent(type, { pointerType: 'touch', isPrimary: true, clientX: x, clientY: 5 });
    Object.defineProperty(event, 'timeStamp', { value: time });
    element.dispatchEvent(event);
  };
  return { ...heard, finger };
}

it('a tap clicks, however late a busy page is told of it', () => {
  const { finger, onPick } = table();
  finger('pointerdown', 1000);
  vi.advanceTimersByTime(900);
  finger('pointerup', 1080);
  expect(onPick).toHaveBeenCalledWith('c3', { secondary: false });
});

it('a finger that rests looks and does not click', () => {
  const { finger, onPick, onHover } = table();
  finger('pointerdown', 1000);
  vi.advanceTimersByTime(400);
  expect(onHover).toHaveBeenLastCalledWith('c3');
  finger('pointerup', 1400);
  expect(onPick).not.toHaveBeenCalled();
});

it('a finger that is drawn along turns the table and clicks nothing', () => {
  const { finger, onPick, onMiss } = table();
  finger('pointerdown', 1000);
  finger('pointerup', 1080, 50);
  expect(onPick).not.toHaveBeenCalled();
  expect(onMiss).not.toHaveBeenCalled();
});

it('a finger that taps twice taps once, though it meets the glass a little beside; its next tap counts', () => {
  const { finger, onPick } = table();
  const tap = (time: number, x: number) => {
    finger('pointerdown', time, x);
    finger('pointerup', time + 60, x);
  };
  tap(1000, 5);
  tap(1200, 20);
  expect(onPick).toHaveBeenCalledTimes(1);
  tap(1400, 20);
  expect(onPick).toHaveBeenCalledTimes(2);
  tap(1500, 60);
  expect(onPick).toHaveBeenCalledTimes(3);
});

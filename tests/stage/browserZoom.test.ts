// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { leaveZoomToBrowser } from '../../src/stage/browserZoom';

it('a wheel with Ctrl is left to the browser, one without to the camera', () => {
  const around = document.createElement('div');
  const canvas = document.createElement('canvas');
  around.append(canvas);
  document.body.append(around);
  const heard: boolean[] = [];
  const take = (event: Event) => {
    heard.push((event as WheelEvent).ctrlKey);
    event.preventDefault();
  };
  for (const place of [around, canvas]) place.addEventListener('wheel', take, { passive: false });
  const stop = leaveZoomToBrowser(canvas);
  const wheel = (ctrlKey: boolean) => {
    const event = new WheelEvent('wheel', { ctrlKey, bubbles: true, cancelable: true });
    // Not every environment makes it of the options.
    Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
    canvas.dispatchEvent(event);
    return event;
  };
  expect(wheel(true).defaultPrevented).toBe(false);
  expect(heard).toEqual([]);
  expect(wheel(false).defaultPrevented).toBe(true);
  stop();
  wheel(true);
  expect(heard).toContain(true);
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PassScreen } from '#ui';
import { byName, cleanUp, click, press, render } from './render';

afterEach(cleanUp);

const dialog = () => document.querySelector('[role=dialog]')!;

it('names who is next, and leaves the rest of the page to be looked at', () => {
  render(<PassScreen seat="C" name="Zed" onReveal={() => {}} />);
  expect(dialog().textContent).toContain('Pass the device to Zed');
  expect(document.querySelector('dialog, [aria-modal]')).toBeNull();
});

it('bears the marks of all who take the device together', () => {
  const marks = () => document.querySelectorAll('.ui-pass-screen-marks > *').length;
  render(<PassScreen seat="C" name="Zed" side={['B', 'C', 'D']} onReveal={() => {}} />);
  expect(marks()).toBe(3);
  cleanUp();
  render(<PassScreen seat="C" name="Zed" onReveal={() => {}} />);
  expect(marks()).toBe(1);
});

it('opens by its button alone, and not by the second click of two', () => {
  const onReveal = vi.fn();
  render(<PassScreen seat="C" name="Zed" onReveal={onReveal} />);
  press('Escape', dialog());
  click(dialog());
  const button = byName('I’m Zed: show my cards');
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  expect(onReveal).not.toHaveBeenCalled();
  click(button);
  expect(onReveal).toHaveBeenCalledOnce();
});

describe('keys that were meant for the table', () => {
  const key = (type: string, target: Element, init: KeyboardEventInit) => {
    const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return event;
  };
  const button = () => document.querySelector('button')!;

  it('find the focus on the heading', () => {
    render(<PassScreen seat="C" name="Zed" onReveal={() => {}} />);
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it.each(['Enter', ' '])('do not press the button by %j held down', (name) => {
    render(<PassScreen seat="C" name="Zed" onReveal={() => {}} />);
    expect(key('keydown', button(), { key: name, repeat: true }).defaultPrevented).toBe(true);
    expect(key('keydown', button(), { key: name }).defaultPrevented).toBe(false);
  });

  it('do not press the button by a Space that went down before', () => {
    render(<PassScreen seat="C" name="Zed" onReveal={() => {}} />);
    expect(key('keyup', button(), { key: ' ' }).defaultPrevented).toBe(true);
    key('keydown', button(), { key: ' ' });
    expect(key('keyup', button(), { key: ' ' }).defaultPrevented).toBe(false);
    expect(key('keyup', button(), { key: ' ' }).defaultPrevented).toBe(true);
  });
});

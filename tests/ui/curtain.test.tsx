// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Curtain } from '#ui';
import { byName, cleanUp, click, press, render } from './render';

afterEach(cleanUp);

const curtain = () => document.querySelector<HTMLDialogElement>('dialog')!;

it('stands modally before everything and names who is next', () => {
  const modally = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Curtain seat="C" name="Zed" onReveal={() => {}} />);
  expect(modally).toHaveBeenCalledOnce();
  expect(curtain().open).toBe(true);
  expect(curtain().textContent).toContain('Pass the device to Zed');
});

it('opens by its button alone', () => {
  const onReveal = vi.fn();
  render(<Curtain seat="C" name="Zed" onReveal={onReveal} />);
  const cancel = new Event('cancel', { cancelable: true });
  curtain().dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  press('Escape', curtain());
  click(curtain());
  expect(onReveal).not.toHaveBeenCalled();
  click(byName('I am Zed: show what is mine'));
  expect(onReveal).toHaveBeenCalledOnce();
});

it('falls again when a browser closes it', () => {
  render(<Curtain seat="C" name="Zed" onReveal={() => {}} />);
  curtain().close();
  expect(curtain().open).toBe(true);
});

describe('keys that were meant for the table', () => {
  const key = (type: string, target: Element, init: KeyboardEventInit) => {
    const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return event;
  };
  const button = () => document.querySelector('button')!;

  it('find the focus on the heading', () => {
    render(<Curtain seat="C" name="Zed" onReveal={() => {}} />);
    expect(document.activeElement?.tagName).toBe('H2');
    curtain().close();
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it.each(['Enter', ' '])('do not press the button by %j held down', (name) => {
    render(<Curtain seat="C" name="Zed" onReveal={() => {}} />);
    expect(key('keydown', button(), { key: name, repeat: true }).defaultPrevented).toBe(true);
    expect(key('keydown', button(), { key: name }).defaultPrevented).toBe(false);
  });

  it('do not press the button by a Space that went down before', () => {
    render(<Curtain seat="C" name="Zed" onReveal={() => {}} />);
    expect(key('keyup', button(), { key: ' ' }).defaultPrevented).toBe(true);
    key('keydown', button(), { key: ' ' });
    expect(key('keyup', button(), { key: ' ' }).defaultPrevented).toBe(false);
    expect(key('keyup', button(), { key: ' ' }).defaultPrevented).toBe(true);
  });

  it('do not close it by Escape, not for a moment', () => {
    const view = render(<Curtain seat="C" name="Zed" onReveal={() => {}} />);
    expect(curtain().getAttribute('closedby')).toBe('none');
    expect(key('keydown', document.body, { key: 'Escape' }).defaultPrevented).toBe(true);
    view.unmount();
    expect(key('keydown', document.body, { key: 'Escape' }).defaultPrevented).toBe(false);
  });
});

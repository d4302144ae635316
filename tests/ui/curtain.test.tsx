// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
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
  click(byName('I am Zed: show my cards'));
  expect(onReveal).toHaveBeenCalledOnce();
});

it('falls again when a browser closes it', () => {
  render(<Curtain seat="C" name="Zed" onReveal={() => {}} />);
  curtain().close();
  expect(curtain().open).toBe(true);
});

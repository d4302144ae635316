// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type KeyPress, orbitKeys, useKeys, useShortcuts } from '#ui';

afterEach(cleanup);

function Listener({ onPress }: { readonly onPress: (press: KeyPress) => boolean }) {
  useKeys(onPress, '.plan');
  return (
    <>
      <input aria-label="name" />
      <input aria-label="slider" type="range" />
      <input aria-label="radio" type="radio" />
      <select aria-label="speed">
        <option>1×</option>
        <option>8×</option>
        <option>By hand</option>
      </select>
      <button type="button">plain</button>
      <div className="plan">
        <button type="button">box</button>
      </div>
    </>
  );
}

function listen() {
  const onPress = vi.fn(() => true);
  render(<Listener onPress={onPress} />);
  const heard = (target: Element, key: string) => {
    onPress.mockClear();
    fireEvent.keyDown(target, { key });
    return onPress.mock.calls.length === 1;
  };
  return { onPress, heard };
}

describe('keys of the page', () => {
  it('leaves to the control with the focus what belongs to it', () => {
    const { heard } = listen();
    expect(heard(screen.getByLabelText('name'), 'e')).toBe(false);
    expect(heard(screen.getByLabelText('name'), 'Escape')).toBe(true);
    expect(heard(screen.getByLabelText('slider'), 'ArrowLeft')).toBe(false);
    expect(heard(screen.getByLabelText('slider'), 'e')).toBe(true);
    expect(heard(screen.getByLabelText('radio'), 'ArrowDown')).toBe(false);
    expect(heard(screen.getByText('plain'), ' ')).toBe(false);
    expect(heard(screen.getByText('plain'), 'Enter')).toBe(false);
    expect(heard(screen.getByText('plain'), 'e')).toBe(true);
    expect(heard(screen.getByText('box'), 'Enter')).toBe(true);
  });

  it('leaves to a select field what chooses in it, and no other key', () => {
    const { heard } = listen();
    const speed = screen.getByLabelText('speed');
    for (const key of ['ArrowDown', 'Home', 'Enter', ' ', '8', 'b'])
      expect(heard(speed, key), key).toBe(false);
    for (const key of ['u', '?', '2', 'Escape']) expect(heard(speed, key), key).toBe(true);
  });

  it('are not heard while a dialog is open, or with Alt', () => {
    const { heard, onPress } = listen();
    fireEvent.keyDown(document.body, { key: 'e', altKey: true });
    expect(onPress).not.toHaveBeenCalled();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    expect(heard(document.body, 'e')).toBe(false);
    dialog.remove();
    expect(heard(document.body, 'e')).toBe(true);
  });

  it('know the digit on a key whatever the layout writes with it', () => {
    const { onPress } = listen();
    fireEvent.keyDown(document.body, { key: '&', code: 'Digit1' });
    expect(onPress).toHaveBeenLastCalledWith(expect.objectContaining({ digit: 1 }));
    fireEvent.keyDown(document.body, { key: '7', code: 'Numpad7' });
    expect(onPress).toHaveBeenLastCalledWith(expect.objectContaining({ digit: 7 }));
    fireEvent.keyDown(document.body, { key: 'e', code: 'KeyE' });
    expect(onPress).toHaveBeenLastCalledWith(expect.objectContaining({ digit: null }));
  });
});

function Shortcuts({ keys }: { readonly keys: Readonly<Record<string, () => void>> }) {
  useShortcuts(keys);
  return null;
}

it('shortcuts are found by letter, by name, and with Control for Command', () => {
  const keys = { e: vi.fn(), Escape: vi.fn(), 'Control+z': vi.fn() };
  render(<Shortcuts keys={keys} />);
  fireEvent.keyDown(document.body, { key: 'E' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'z' });
  fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
  expect([keys.e, keys.Escape, keys['Control+z']].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it('the keys that go around the table are found by their place, where brackets need AltGr', () => {
  const orbit = vi.fn((aside: number, over: number) => () => gone.push([aside, over]));
  const gone: (readonly [number, number])[] = [];
  render(<Shortcuts keys={orbitKeys(orbit)} />);
  fireEvent.keyDown(document.body, { key: '[', code: 'BracketLeft' });
  fireEvent.keyDown(document.body, { key: '^', code: 'BracketLeft' });
  fireEvent.keyDown(document.body, { key: '$', code: 'BracketRight' });
  fireEvent.keyDown(document.body, { key: 'PageUp' });
  expect(gone).toEqual([
    [-1, 0],
    [-1, 0],
    [1, 0],
    [0, 1],
  ]);
});

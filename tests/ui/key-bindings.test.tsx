// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boundShortcuts, type KeyBindings, type KeyGroup, KeysDialog, shortcutsInUse } from '#ui';
import { isChoosable, withKey } from '../../src/ui/keyBindings';
import { render } from './render';

afterEach(cleanup);

const GROUPS: readonly KeyGroup[] = [
  {
    scope: 'race',
    title: 'The race',
    shortcuts: [
      { keys: ['1', '–', '9'], does: 'Choose a card' },
      { keys: ['G'], does: 'Go' },
    ],
  },
  {
    scope: 'table',
    title: 'At every table',
    shortcuts: [
      { keys: ['U'], does: 'Undo' },
      { keys: ['Space'], does: 'Pause' },
      { keys: ['PgUp', '←'], does: 'Higher' },
    ],
  },
];

describe('keys in use', () => {
  it('do what the first keys of their commands did, which do nothing any more', () => {
    const [undo, orbit] = [vi.fn(), vi.fn()];
    const bound = boundShortcuts({ u: undo, '[': orbit, BracketLeft: orbit }, { u: 'k', '[': 'j' });
    expect(Object.keys(bound).sort()).toEqual(['j', 'k']);
    bound.k?.();
    bound.j?.();
    expect([undo, orbit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('are those of the lists, where digits and arrows stay', () => {
    const bound = { u: ' ', ' ': 'PageDown' };
    expect(shortcutsInUse(GROUPS[1]!.shortcuts, bound).map(({ keys }) => keys)).toEqual([
      ['Space'],
      ['PgDn'],
      ['PgUp', '←'],
    ]);
  });

  it('leave no command without one: who had it takes the other’s, and what is as at first is forgotten', () => {
    const all = ['u', ' ', 'p'];
    const first = withKey(undefined, 'u', 'p', all);
    expect(first).toEqual({ bound: { u: 'p', p: 'u' }, swapped: 'p' });
    expect(withKey(first.bound, 'u', 'u', all)).toEqual({ bound: {}, swapped: 'p' });
    expect(withKey(undefined, 'u', 'k', all)).toEqual({ bound: { u: 'k' }, swapped: null });
  });

  it('are none that the hand, the page or the browser needs', () => {
    expect(['a', '²', 'é', '<', ' ', 'F1', 'Home'].filter(isChoosable)).toHaveLength(7);
    expect(['1', 'Enter', 'Tab', 'ArrowUp', 'F5', 'F11', 'F12', 'Escape', ''].filter(isChoosable)).toEqual(
      [],
    );
  });
});

function Keys({ onChange }: { readonly onChange: (bindings: KeyBindings) => void }) {
  const [bindings, setBindings] = useState<KeyBindings>({});
  const change = (next: KeyBindings) => {
    onChange(next);
    setBindings(next);
  };
  return <KeysDialog groups={GROUPS} bindings={bindings} onChange={change} onClose={() => {}} />;
}

describe('the list of keys to be changed', () => {
  function open() {
    const onChange = vi.fn();
    render(<Keys onChange={onChange} />);
    const choose = (name: string, press: object) => {
      fireEvent.click(screen.getByRole('button', { name }));
      fireEvent.keyDown(screen.getByRole('button', { name: 'Press a key' }), press);
    };
    return { onChange, choose, said: () => screen.getByRole('status').textContent };
  }

  it('names every command that has a key of its own', () => {
    open();
    expect(
      screen.getAllByRole('button', { name: /^.+: / }).map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Go: G', 'Undo: U', 'Pause: Space', 'Higher: PgUp']);
  });

  it('takes the next key, tells who had it, and gives all back', () => {
    const { onChange, choose, said } = open();
    choose('Undo: U', { key: 'K' });
    expect(onChange).toHaveBeenLastCalledWith({ table: { u: 'k' } });
    expect(said()).toBe('Undo: now K.');
    choose('Pause: Space', { key: 'k' });
    expect(onChange).toHaveBeenLastCalledWith({ table: { ' ': 'k', u: ' ' } });
    expect(said()).toMatch(/^“Undo” used K and now uses Space/);
    choose('Pause: K', { key: 'g' });
    expect(said()).toMatch(/“Go” uses G too \(The race\)/);
    fireEvent.click(screen.getByRole('button', { name: 'Reset all keys' }));
    expect(onChange).toHaveBeenLastCalledWith({});
    expect(screen.getByRole('button', { name: 'Undo: U' })).toBeDefined();
  });

  it('waits on after a key that is needed, and leaves all as it was with Escape', () => {
    const { onChange, choose, said } = open();
    choose('Undo: U', { key: '3' });
    expect(said()).toMatch(/That key is reserved/);
    const waiting = screen.getByRole('button', { name: 'Press a key' });
    fireEvent.keyDown(waiting, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(waiting, { key: 'Shift' });
    expect(screen.queryByRole('button', { name: 'Press a key' })).not.toBeNull();
    fireEvent.keyDown(waiting, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Undo: U' })).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
  });
});

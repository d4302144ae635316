// @vitest-environment happy-dom

import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TABLE_DRAG, type TableDrag } from '#core';
import { Dialog, Hand, type HandCard } from '#ui';
import type { CardId } from '#zorgl/rules';
import { byName, cleanUp, click, press, render } from './render';

const card = (id: CardId, name: string, playable = true): HandCard<CardId> => ({
  card: id,
  name,
  hint: `hint ${name}`,
  playable,
  art: [],
});
const cards = [card('7C', 'seven'), card('QH', 'queen', false), card('XR', 'joker')];

afterEach(cleanUp);

function show(...selected: CardId[]) {
  const onSelect = vi.fn<(card: CardId) => void>();
  render(<Hand owner="Rex" cards={cards} selected={selected} onSelect={onSelect} numberKeys />);
  return onSelect;
}

describe('the hand', () => {
  it('chooses by click, but never a card that cannot be played', () => {
    const onSelect = show();
    click(byName('joker'));
    click(byName('queen'));
    expect(onSelect.mock.calls).toEqual([['XR']]);
    expect(byName('queen').getAttribute('aria-disabled')).toBe('true');
  });

  it('chooses by number key, wherever the focus is', () => {
    const onSelect = show();
    press('1');
    press('2');
    press('3');
    press('4');
    expect(onSelect.mock.calls).toEqual([['7C'], ['XR']]);
  });

  it('leaves the numbers to fields and dialogs', () => {
    const onSelect = show();
    render(<input aria-label="name" />);
    press('1', byName('name'));
    expect(onSelect).not.toHaveBeenCalled();
    render(
      <Dialog title="Settings" onClose={() => {}}>
        text
      </Dialog>,
    );
    press('1');
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('is one stop of the tab key; the arrows go round the cards', () => {
    show();
    const stops = () => cards.map(({ name }) => byName(name).tabIndex);
    expect(stops()).toEqual([0, -1, -1]);
    byName('seven').focus();
    press('ArrowLeft', byName('seven'));
    expect(document.activeElement).toBe(byName('joker'));
    press('ArrowRight', byName('joker'));
    press('ArrowRight', byName('seven'));
    expect(document.activeElement).toBe(byName('queen'));
    expect(stops()).toEqual([-1, 0, -1]);
  });

  it('tells which card is chosen and what each can do', () => {
    show('XR');
    expect(byName('joker').getAttribute('aria-pressed')).toBe('true');
    expect(byName('seven').getAttribute('aria-pressed')).toBe('false');
    const described = byName('queen').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('hint queen');
  });

  it('shows several chosen cards at once', () => {
    show('7C', 'XR');
    const pressed = cards.map(({ name }) => byName(name).getAttribute('aria-pressed'));
    expect(pressed).toEqual(['true', 'false', 'true']);
  });

  it('shows backs and only counts a hidden hand', () => {
    const { container } = render(
      <Hand owner="Mia" cards={{ count: 4, back: [] }} selected={[]} onSelect={() => {}} numberKeys />,
    );
    expect(container.querySelector('button')).toBeNull();
    expect(container.querySelectorAll('svg')).toHaveLength(4);
    expect(byName('Hand of Mia: 4 face-down cards')).toBeTruthy();
  });
});

describe('a card that a finger rests on', () => {
  /** @param before how many milliseconds before the page is told of it */
  function touch(type: string, target: Element, x = 50, y = 200, pointerType = 'touch', before = 0) {
    const at = { button: 0, isPrimary: true, pointerId: 1, clientX: x, clientY: y };
    const event = new PointerEvent(type, { bubbles: true, ...at, pointerType });
    Object.defineProperty(event, 'timeStamp', { value: Date.now() - before });
    fireEvent(target, event);
  }
  const large = () => document.querySelector('.ui-hand-held')?.textContent ?? null;
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  function held() {
    vi.useFakeTimers();
    const onSelect = show();
    for (const { name } of cards) byName(name).setPointerCapture = () => {};
    return onSelect;
  }
  afterEach(() => vi.useRealTimers());

  it('is shown large with what it can do until it is let go, and is not chosen', () => {
    const onSelect = held();
    touch('pointerdown', byName('joker'));
    wait(100);
    expect(large()).toBeNull();
    wait(1000);
    expect(large()).toBe('jokerhint joker');
    touch('pointerup', byName('joker'));
    click(byName('joker'));
    expect(large()).toBeNull();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('is chosen by a short touch of which a busy page is told late', () => {
    const onSelect = held();
    touch('pointerdown', byName('joker'));
    wait(900);
    touch('pointerup', byName('joker'), 50, 200, 'touch', 820);
    click(byName('joker'));
    expect(onSelect.mock.calls).toEqual([['XR']]);
    expect(large()).toBeNull();
  });

  it('is shown where it cannot be played, too', () => {
    held();
    touch('pointerdown', byName('queen'));
    wait(1000);
    expect(large()).toContain('hint queen');
  });

  it('is chosen by a short touch, and not held by one that moves or by a mouse', () => {
    const onSelect = held();
    touch('pointerdown', byName('joker'));
    touch('pointerup', byName('joker'));
    click(byName('joker'));
    expect(onSelect.mock.calls).toEqual([['XR']]);
    wait(1000);
    expect(large()).toBeNull();
    touch('pointerdown', byName('queen'));
    touch('pointermove', byName('queen'), 90, 200);
    wait(1000);
    expect(large()).toBeNull();
    touch('pointerdown', byName('seven'), 50, 200, 'mouse');
    wait(1000);
    expect(large()).toBeNull();
  });
});

describe('a card that is dragged', () => {
  const at = (type: string, target: Element, x: number, y: number) => {
    const init = { bubbles: true, button: 0, isPrimary: true, pointerId: 1, clientX: x, clientY: y };
    fireEvent(target, new PointerEvent(type, init));
  };
  /** A table, a hand, and what the table hears; the table lies above y = 100. */
  function beside(...selected: CardId[]) {
    render(<canvas />);
    const onSelect = show(...selected);
    const table = document.querySelector('canvas')!;
    const heard = vi.fn<(drag: TableDrag) => void>();
    table.addEventListener(TABLE_DRAG, (event) => heard((event as CustomEvent<TableDrag>).detail));
    document.elementsFromPoint = (_x, y) => (y < 100 ? [table] : [document.body]);
    const button = byName('joker');
    button.setPointerCapture = () => {};
    return { onSelect, button, phases: () => heard.mock.calls.map(([{ phase }]) => phase), heard };
  }

  it('is chosen, points at what is under it, and clicks it when let go', () => {
    const { onSelect, button, phases, heard } = beside();
    at('pointerdown', button, 50, 200);
    at('pointermove', button, 52, 203);
    expect(onSelect).not.toHaveBeenCalled();
    at('pointermove', button, 60, 150);
    expect(onSelect.mock.calls).toEqual([['XR']]);
    expect(phases()).toEqual([]);
    at('pointermove', button, 70, 50);
    at('pointerup', button, 70, 50);
    click(button);
    expect(phases()).toEqual(['over', 'leave', 'drop']);
    expect(heard.mock.lastCall).toEqual([{ phase: 'drop', clientX: 70, clientY: 50 }]);
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('is put back when it is let go beside the table', () => {
    const { onSelect, button, phases } = beside();
    at('pointerdown', button, 50, 200);
    at('pointermove', button, 50, 50);
    at('pointermove', button, 50, 180);
    at('pointerup', button, 50, 180);
    click(button);
    expect(phases()).toEqual(['over', 'leave']);
    expect(onSelect.mock.calls).toEqual([['XR'], ['XR']]);
  });

  it('is let go by Escape', () => {
    const { button, phases } = beside('XR');
    at('pointerdown', button, 50, 200);
    at('pointermove', button, 50, 50);
    expect(button.className).toContain('dragged');
    press('Escape');
    expect(button.className).not.toContain('dragged');
    at('pointerup', button, 50, 50);
    expect(phases()).toEqual(['over', 'leave']);
  });
});

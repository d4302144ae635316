// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CardId } from '#core';
import { Dialog, Hand, type HandCard } from '#ui';
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

// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Hands, type SeatHand } from '#module';
import { cleanUp, click, press, render } from '../../ui/render';

afterEach(cleanUp);

const hand = (owner: string, cards: readonly string[], more: Partial<SeatHand> = {}): SeatHand => ({
  owner,
  ownerName: `Hero ${owner}`,
  label: `Cards of ${owner}`,
  cards: cards.map((card) => ({ key: `${owner} ${card}`, name: `card ${card}`, face: <b>{card}</b> })),
  countLabel: `${cards.length} cards`,
  countFace: String(cards.length),
  ...more,
});

const labels = { whose: 'Whose', team: 'Team', open: 'Open hands' };

function show(
  large: readonly SeatHand[],
  small: readonly SeatHand[],
  open: readonly string[],
  looking = false,
) {
  const onChoose = vi.fn();
  const { container } = render(
    <Hands {...{ large, small, labels, looking, onChoose }} open={new Set(open)} chosen={null} />,
  );
  const button = (key: string) => container.querySelector<HTMLElement>(`[data-card="${key}"]`)!;
  return { container, onChoose, button };
}

describe('several hands', () => {
  it('offer only the cards that can be chosen, by click and by number, through all large hands', () => {
    const { onChoose, button } = show([hand('A', ['1', '2']), hand('B', ['3'])], [], ['A 2', 'B 3']);
    expect(button('A 1').getAttribute('aria-disabled')).toBe('true');
    expect(button('A 2').getAttribute('aria-disabled')).toBeNull();
    click(button('A 1'));
    click(button('A 2'));
    press('1');
    press('3');
    expect(onChoose.mock.calls).toEqual([['A 2'], ['B 3']]);
  });

  it('show on a phone the first hand, or the first of which a card can be chosen, until another is picked', () => {
    const { container } = show([hand('A', ['1']), hand('B', ['3'])], [hand('C', ['4'])], ['B 3']);
    const shown = () => container.querySelector('.hands-of.shown')?.getAttribute('aria-label');
    expect(shown()).toBe('Cards of B');
    const tabs = [...container.querySelectorAll<HTMLElement>('.hands-tab')];
    expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual([
      'Hero A, 1 cards',
      'Hero B, 1 cards',
      'Hero C, 1 cards',
    ]);
    click(tabs[2]!);
    expect(shown()).toBe('Cards of C');
    expect(tabs[2]!.getAttribute('aria-pressed')).toBe('true');
  });

  it('have a place for each of two equal cards, and say what lies beside a hand', () => {
    const beside = { label: 'stored: 7', face: <i>7</i> };
    const { container } = show([hand('A', ['1', '1'], { beside })], [], []);
    expect(container.querySelectorAll('[data-card="A 1"]')).toHaveLength(2);
    expect(container.querySelector('[title="stored: 7"]')?.textContent).toContain('7');
  });

  it('lie open in a list while nothing is being chosen, and take no room when all are empty', () => {
    const { container } = show([hand('A', ['1'])], [hand('B', ['2'])], [], true);
    expect(container.querySelector('ul')?.getAttribute('aria-label')).toBe('Open hands');
    expect(container.querySelectorAll('li')).toHaveLength(2);
    expect(container.querySelector('button')).toBeNull();
    expect(show([hand('A', [])], [], []).container.innerHTML).toBe('');
  });
});

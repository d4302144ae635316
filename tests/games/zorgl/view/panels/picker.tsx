import { vi } from 'vitest';
import type { Action } from '#zorgl/rules';
import { ActionPicker, type Selection, startSelection } from '#zorgl/view';
import { render } from '../../../../ui/render';

export const names = { A: 'Rex', B: 'Mia', C: 'Zed' };

/** A selection of A, who stands on b2 beside B on a1. */
export function begin(legal: readonly Action[]): Selection {
  return startSelection({ legal, player: 'A', places: { A: 'b2', B: 'a1' } });
}

/** A player whose cards are hidden. */
export const player = (monster: string, cards: number) => ({
  monster,
  hand: { count: cards },
  floors: 0,
  units: 0,
});

/** Shows the picker of a selection; what it calls is returned. */
export function showPicker(selection: Selection) {
  const calls = {
    onMode: vi.fn(),
    onChoice: vi.fn(),
    onConfirm: vi.fn(),
    onBack: vi.fn(),
    onCancel: vi.fn(),
    onPreview: vi.fn(),
  };
  const { container } = render(<ActionPicker selection={selection} names={names} {...calls} />);
  return { ...calls, container };
}

import { expect, it, vi } from 'vitest';
import type { KeyBindings } from '#ui';
import { type TableKeyParts, tableKeys } from '../../src/table/tableKeys';

it('a key that the game of the moment wants is the game’s, whatever else it does at the table', () => {
  const drop = vi.fn();
  const play = vi.fn();
  const parts = (
    keys: Record<string, () => void>,
    passTo: string | null = null,
    bindings: KeyBindings = {},
  ) =>
    ({
      session: { store: { getState: () => ({ passTo }) } },
      bindings,
      game: 'race',
      commands: {},
      control: { keys },
      replay: { playOrPause: play },
      looks: { keys: {} },
    }) as unknown as TableKeyParts;
  tableKeys(parts({ ' ': drop }))[' ']?.();
  expect(drop).toHaveBeenCalledOnce();
  expect(play).not.toHaveBeenCalled();
  tableKeys(parts({}))[' ']?.();
  expect(play).toHaveBeenCalledOnce();
  expect(tableKeys(parts({ ' ': drop }, 'A'))[' ']).toBeUndefined();
  const moved = tableKeys(parts({ ' ': drop }, null, { race: { ' ': 'g' }, table: { ' ': 'k' } }));
  moved.g?.();
  expect(drop).toHaveBeenCalledTimes(2);
  moved.k?.();
  expect(play).toHaveBeenCalledTimes(2);
  expect(moved[' ']).toBeUndefined();
});

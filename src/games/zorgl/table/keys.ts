import type { TurnControl } from '#module';
import type { ActionKind } from '#zorgl/rules';
import {
  ARROWS,
  type ArrowKey,
  type Choice,
  choiceAfter,
  chooseMode,
  MODE_KEYS,
  type Selection,
} from '#zorgl/view';

/** Gives the focus to the button of a choice, which marks it on the board and says what it comes to. */
function focusOn({ value }: Choice): void {
  document.querySelector<HTMLElement>(`[data-choice="${value}"]`)?.focus();
}

/**
 * What the keys do for a selection: a letter chooses what a card does, an arrow goes over the board from choice to
 * choice, E ends the turn.
 * @param pointed the choice that the keyboard is on
 */
export function keysOf(
  selection: Selection | null,
  change: (next: Selection) => void,
  pointed: Choice | undefined,
): TurnControl['keys'] {
  if (selection === null) return {};
  const { choices, modes } = selection;
  const keys: Record<string, () => void> = { e: () => change(chooseMode(selection, 'end')) };
  for (const mode of modes as readonly ActionKind[]) {
    const key = MODE_KEYS[mode];
    if (key !== undefined) keys[key] = () => change(chooseMode(selection, mode));
  }
  if (choices.length === 0) return keys;
  for (const key of Object.keys(ARROWS) as ArrowKey[]) {
    keys[key] = () => {
      const next = choiceAfter(choices, pointed, key);
      if (next !== undefined) focusOn(next);
    };
  }
  return keys;
}

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

/** Focuses the button of a choice, which marks it on the board and announces its effect. */
function focusOn({ value }: Choice): void {
  document.querySelector<HTMLElement>(`[data-choice="${value}"]`)?.focus();
}

/**
 * The keys of a selection: letters choose the use of a card, arrows move between choices on the board, E ends
 * the turn.
 * @param pointed the focused choice
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

import type { GameTypes } from '#core';
import { ChoiceTray } from '../panels/ChoiceTray';
import type { ActionControl } from './useLegalActions';

export interface ActionButtonsProps<T extends GameTypes> {
  readonly control: ActionControl<T>;
  /** What is asked. */
  readonly label: string;
  wordsOf(action: T['Action']): string;
}

/** A button for each legal action, in the same order. */
export function ActionButtons<T extends GameTypes>({ control, label, wordsOf }: ActionButtonsProps<T>) {
  if (!control.acting) return null;
  return (
    <ChoiceTray
      label={label}
      ask={label}
      choices={control.actions.map((action) => ({
        key: wordsOf(action),
        label: wordsOf(action),
        choice: wordsOf(action),
        onChoose: () => control.act(action),
        onPoint: (pointed) => control.point(pointed ? action : null),
      }))}
    />
  );
}

import type { GameTypes } from '#core';
import { Button, Panel } from '#ui';
import './plain.css';
import type { ActionControl } from './useLegalActions';

export interface ActionButtonsProps<T extends GameTypes> {
  readonly control: ActionControl<T>;
  /** Accessible label of the group. */
  readonly label: string;
  wordsOf(action: T['Action']): string;
}

/** A button for each legal action, in the same order. */
export function ActionButtons<T extends GameTypes>({ control, label, wordsOf }: ActionButtonsProps<T>) {
  if (!control.acting) return null;
  return (
    <Panel label={label} className="plain-actions">
      {control.actions.map((action) => (
        <Button
          key={wordsOf(action)}
          onPress={() => control.act(action)}
          onPoint={(pointed) => control.point(pointed ? action : null)}
        >
          {wordsOf(action)}
        </Button>
      ))}
    </Panel>
  );
}

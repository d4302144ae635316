import { useKeys } from '#ui';
import { commandOf, type KeyCommand } from './keys';

/** Keys of the editor wherever the focus is; the boxes of the plan are buttons for the mouse, their keys the page's. */
export function useCityKeys(onCommand: (command: KeyCommand) => void): void {
  useKeys((press) => {
    const command = commandOf(press);
    if (command !== null) onCommand(command);
    return command !== null;
  }, '.city-plan');
}

import { useKeys } from '#ui';
import { commandOf, type KeyCommand } from './keys';

/**
 * Handles the editor's keys wherever the focus is. The plan's buttons are for the mouse; the page handles
 * their keys.
 */
export function useCityKeys(onCommand: (command: KeyCommand) => void): void {
  useKeys((press) => {
    const command = commandOf(press);
    if (command !== null) onCommand(command);
    return command !== null;
  }, '.city-plan');
}

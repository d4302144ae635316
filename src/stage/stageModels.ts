import { registerCard } from './card';
import { registerStandIns } from './models';

let registered = false;

/** Registers every model that the stage brings along; once is enough, and doing it again changes nothing. */
export function registerStageModels(): void {
  if (registered) return;
  registered = true;
  registerCard();
  registerStandIns();
}

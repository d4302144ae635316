import { registerCard } from './card';
import { registerStandIns } from './models';

/** Registers every model that the stage brings along. */
export function registerStageModels(): void {
  registerCard();
  registerStandIns();
}

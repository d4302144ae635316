import type { GameEntry, GameModule, GameTable } from '#module';
import type { Page } from '../../page/page';

/** Common props of all scenes. */
export interface TurnProps {
  readonly page: Page;
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  /** Call when the scene is over. */
  readonly onOver: () => void;
}

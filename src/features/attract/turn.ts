import type { GameEntry, GameModule, GameTable } from '#module';
import type { Page } from '../../page/page';

/** What everything that is shown for a while is given. */
export interface TurnProps {
  readonly page: Page;
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  /** Call when it has been shown: something else comes. */
  readonly onOver: () => void;
}

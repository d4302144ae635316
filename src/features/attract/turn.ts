import type { GameEntry, GameModule, GameTable } from '#module';

/** Common props of all scenes. */
export interface TurnProps {
  readonly entry: GameEntry;
  readonly module: GameModule;
  readonly game: GameTable;
  /** Call when the scene is over. */
  readonly onOver: () => void;
}

import type { TableHint, TurnControl } from '#module';
import type { TableParts } from './game/parts';
import type { GameCommands } from './gameCommands';
import type { RuleControl } from './rule/useRule';
import type { Tutor } from './tutor';
import type { TableShow } from './useTableShow';
import type { TableWindows } from './useTableWindows';
import type { TextBoardControl } from './useTextBoard';

/** Commands of a table that both panels and keys use. */
export interface TableHands {
  readonly parts: TableParts;
  readonly control: TurnControl;
  readonly hint: TableHint | null;
  readonly tutor: Tutor;
  readonly show: TableShow;
  readonly rule: RuleControl;
  readonly text: TextBoardControl;
  readonly windows: TableWindows;
  readonly commands: GameCommands;
  readonly onToggleLog: () => void;
}

import { useMessages } from '#i18n';
import { classes } from './classes';

/** An action available in a place of a board. */
export interface TextOffer {
  /** The target, as named by `TurnControl`. */
  readonly target: string;
  /** What choosing it does, in a few words without a full stop, e.g. “move here”. */
  readonly does: string;
}

/** One place of a board in words. */
export interface TextCell {
  /** Its public name, unique among the cells, e.g. `c3`. */
  readonly name: string;
  /** One or two visible characters. */
  readonly sign: string;
  /** What is there, e.g. “building, 3 floors”. */
  readonly holds: string;
  /** Null if nothing can be done there now. */
  readonly offer: TextOffer | null;
}

/** A board of cells with a single cursor. */
export interface TextCellsProps {
  /** Accessible name. */
  readonly label: string;
  /** The cell with the cursor; if there is no such cell, the first one with an action, or else the first one. */
  readonly cursor: string | null;
  /** The cursor has moved to a cell, which has the focus. */
  readonly onCursor: (cell: string) => void;
  /** The focus has left the cell with the cursor. */
  readonly onLeave: () => void;
  readonly onChoose: (target: string) => void;
  /** Asks why nothing can be done in a cell. */
  readonly onRefuse: (cell: string) => void;
}

/** The cell with the cursor; undefined if there are no cells. */
export const currentCell = (cells: readonly TextCell[], cursor: string | null): TextCell | undefined =>
  cells.find(({ name }) => name === cursor) ?? cells.find(({ offer }) => offer !== null) ?? cells[0];

/** A cell in words: its name, its content, and what Enter does. */
function CellWords({ cell: { name, holds, offer } }: { readonly cell: TextCell }) {
  const { textBoard } = useMessages();
  return <>{offer === null ? textBoard.cell(name, holds) : textBoard.open(name, holds, offer.does)}</>;
}

interface CellButtonProps extends Pick<TextCellsProps, 'onCursor' | 'onLeave' | 'onChoose' | 'onRefuse'> {
  readonly cell: TextCell;
  readonly current: boolean;
}

/** A cell as a button, which does nothing if there is no action. */
export function CellButton({ cell, current, onCursor, onLeave, onChoose, onRefuse }: CellButtonProps) {
  const { name, offer } = cell;
  return (
    <button
      type="button"
      tabIndex={current ? 0 : -1}
      className={classes(offer !== null && 'offer', current && 'cursor')}
      data-cell={name}
      aria-disabled={offer === null || undefined}
      onFocus={() => onCursor(name)}
      onBlur={onLeave}
      onClick={() => (offer === null ? onRefuse(name) : onChoose(offer.target))}
    >
      <span aria-hidden="true">{cell.sign}</span>
      <span className="visually-hidden">
        <CellWords cell={cell} />
      </span>
    </button>
  );
}

/** The content of the cell with the cursor, for sighted users. */
export function CellReading({ cell }: { readonly cell: TextCell }) {
  return (
    <p className="ui-text-grid-reading" aria-hidden="true">
      <CellWords cell={cell} />
    </p>
  );
}

import { useMessages } from '#i18n';
import { classes } from './classes';

/** What can be done in a place of a board. */
export interface TextOffer {
  /** As `TurnControl` names it. */
  readonly target: string;
  /** What choosing it does, in a few words without a full stop, e.g. “move here”. */
  readonly does: string;
}

/** One place of a board in words. */
export interface TextCell {
  /** Its public name, which no other cell has, e.g. `c3`. */
  readonly name: string;
  /** A sign or two for the eye. */
  readonly sign: string;
  /** What lies and stands there, e.g. “building, 3 floors”. */
  readonly holds: string;
  /** Null if nothing can be done now. */
  readonly offer: TextOffer | null;
}

/** A board of cells with one cursor. */
export interface TextCellsProps {
  /** What it shows, for those who do not see it. */
  readonly label: string;
  /** The cell of the cursor; where there is none of that name, the first with something to do, else the first. */
  readonly cursor: string | null;
  /** The cursor is on a cell, which has the focus. */
  readonly onCursor: (cell: string) => void;
  /** The focus leaves the cell that the cursor stays on. */
  readonly onLeave: () => void;
  readonly onChoose: (target: string) => void;
  /** Asks why nothing can be done in a cell. */
  readonly onRefuse: (cell: string) => void;
}

/** The cell that the cursor is on; undefined if there are none. */
export const currentCell = (cells: readonly TextCell[], cursor: string | null): TextCell | undefined =>
  cells.find(({ name }) => name === cursor) ?? cells.find(({ offer }) => offer !== null) ?? cells[0];

/** A cell in words: its name, what is there, and what Enter does. */
function CellWords({ cell: { name, holds, offer } }: { readonly cell: TextCell }) {
  const { textBoard } = useMessages();
  return <>{offer === null ? textBoard.cell(name, holds) : textBoard.open(name, holds, offer.does)}</>;
}

interface CellButtonProps extends Pick<TextCellsProps, 'onCursor' | 'onLeave' | 'onChoose' | 'onRefuse'> {
  readonly cell: TextCell;
  readonly current: boolean;
}

/** A cell as a button, which does nothing if there is nothing to do. */
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

/** What the cell of the cursor holds, for the eye. */
export function CellReading({ cell }: { readonly cell: TextCell }) {
  return (
    <p className="ui-text-grid-reading" aria-hidden="true">
      <CellWords cell={cell} />
    </p>
  );
}

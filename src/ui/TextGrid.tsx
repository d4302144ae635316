import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '#i18n';
import { classes } from './classes';
import { type GridSpot, walkGrid } from './gridWalk';
import './TextGrid.css';

/** What can be done in a box of a board. */
export interface TextOffer {
  /** As `TurnControl` names it. */
  readonly target: string;
  /** What choosing it does, in a few words without a full stop, e.g. “move here”. */
  readonly does: string;
}

/** One box of a board in words. */
export interface TextCell {
  /** Its public name, which no other cell has, e.g. `c3`. */
  readonly name: string;
  /** A sign or two for the eye. */
  readonly sign: string;
  /** What lies and stands there, e.g. “building, 3 floors”. */
  readonly holds: string;
  /** Null where nothing can be done now. */
  readonly offer: TextOffer | null;
}

/** A board in words. */
export interface TextGridData {
  /** The headings of the columns, from the left. */
  readonly columns: readonly string[];
  /** From the top; each has a cell for every column. */
  readonly rows: readonly { readonly heading: string; readonly cells: readonly TextCell[] }[];
}

export interface TextGridProps {
  readonly grid: TextGridData;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  /** The cell of the cursor; where there is none of that name, the first with something to do, else the first. */
  readonly cursor: string | null;
  /** The cursor is on a cell, which has the focus. */
  readonly onCursor: (cell: string) => void;
  /** The focus leaves the cell that the cursor stays on. */
  readonly onLeave: () => void;
  readonly onChoose: (target: string) => void;
  /** Asks why nothing can be done in a box. */
  readonly onRefuse: (cell: string) => void;
}

/** A cell in words: its name, what is there, and what Enter does. */
function CellWords({ cell: { name, holds, offer } }: { readonly cell: TextCell }) {
  const { textBoard } = useMessages();
  return <>{offer === null ? textBoard.cell(name, holds) : textBoard.open(name, holds, offer.does)}</>;
}

/**
 * A board as a grid of words with one cursor: arrows go from box to box, with Control from offer to offer; each
 * box is a button, which does nothing where there is nothing to do.
 */
export function TextGrid({ grid, label, cursor, onCursor, onLeave, onChoose, onRefuse }: TextGridProps) {
  const { columns, rows } = grid;
  const table = useRef<HTMLTableElement>(null);
  const spots = rows.flatMap(({ cells }, row) => cells.map((cell, column) => ({ row, column, cell })));
  const current =
    spots.find(({ cell }) => cell.name === cursor) ??
    spots.find(({ cell }) => cell.offer !== null) ??
    spots[0];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || current === undefined) return;
    const { key } = event;
    const far = event.ctrlKey || event.metaKey;
    const offered = spots.filter(({ cell }) => cell.offer !== null);
    const to = walkGrid({ rows: rows.length, columns: columns.length }, current, { key, far }, offered);
    if (to === undefined) return;
    event.preventDefault();
    focusOn(table.current, to);
  };
  if (current === undefined) return null;
  return (
    <>
      <table
        ref={table}
        className={classes('ui-text-grid', rows.some(({ heading }) => heading.length > 2) && 'worded')}
        role="grid"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <td />
            {columns.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ heading, cells }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((cell) => (
                <td key={cell.name}>
                  <button
                    type="button"
                    tabIndex={cell === current.cell ? 0 : -1}
                    className={classes(cell.offer !== null && 'offer', cell === current.cell && 'cursor')}
                    data-cell={cell.name}
                    aria-disabled={cell.offer === null || undefined}
                    onFocus={() => onCursor(cell.name)}
                    onBlur={onLeave}
                    onClick={() => {
                      if (cell.offer === null) onRefuse(cell.name);
                      else onChoose(cell.offer.target);
                    }}
                  >
                    <span aria-hidden="true">{cell.sign}</span>
                    <span className="visually-hidden">
                      <CellWords cell={cell} />
                    </span>
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ui-text-grid-reading" aria-hidden="true">
        <CellWords cell={current.cell} />
      </p>
    </>
  );
}

function focusOn(table: HTMLTableElement | null, { row, column }: GridSpot): void {
  table?.querySelectorAll('tbody tr')[row]?.querySelectorAll('button')[column]?.focus();
}

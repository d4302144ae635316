import { type KeyboardEvent, useRef } from 'react';
import { classes } from './classes';
import { type GridSpot, walkGrid } from './gridWalk';
import { CellButton, CellReading, currentCell, type TextCell, type TextCellsProps } from './TextCells';
import './TextGrid.css';

/** A board in words. */
export interface TextGridData {
  /** Column headings, left to right. */
  readonly columns: readonly string[];
  /** Top to bottom; each row has a cell for every column. */
  readonly rows: readonly { readonly heading: string; readonly cells: readonly TextCell[] }[];
}

export interface TextGridProps extends TextCellsProps {
  readonly grid: TextGridData;
}

/**
 * A board as a text grid with a single cursor. Arrows move to the next cell, Control+arrows to the next cell with an
 * action. Each cell is a button, which does nothing if there is no action.
 */
export function TextGrid({ grid, label, cursor, ...handlers }: TextGridProps) {
  const { columns, rows } = grid;
  const table = useRef<HTMLTableElement>(null);
  const spots = rows.flatMap(({ cells }, row) => cells.map((cell, column) => ({ row, column, cell })));
  const chosen = currentCell(
    spots.map(({ cell }) => cell),
    cursor,
  );
  const current = spots.find(({ cell }) => cell === chosen);
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
                  <CellButton cell={cell} current={cell === current.cell} {...handlers} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CellReading cell={current.cell} />
    </>
  );
}

function focusOn(table: HTMLTableElement | null, { row, column }: GridSpot): void {
  table?.querySelectorAll('tbody tr')[row]?.querySelectorAll('button')[column]?.focus();
}

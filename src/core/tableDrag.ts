/** Name of the event that an element of the flat kit sends to a table when something is dragged over it. */
export const TABLE_DRAG = 'table-drag';

/** A drag over the table, away from it, or a drop on it; CSS pixels of the window. */
export interface TableDrag {
  readonly phase: 'over' | 'leave' | 'drop';
  readonly clientX: number;
  readonly clientY: number;
}

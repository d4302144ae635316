/** The name of the event that an element of the flat kit sends to a table when something is dragged over it. */
export const TABLE_DRAG = 'table-drag';

/** Something that is dragged is over the table, has left it, or is let go there; CSS pixels of the window. */
export interface TableDrag {
  readonly phase: 'over' | 'leave' | 'drop';
  readonly clientX: number;
  readonly clientY: number;
}

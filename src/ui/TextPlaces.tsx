import { type KeyboardEvent, useRef } from 'react';
import { CellButton, CellReading, currentCell, type TextCell, type TextCellsProps } from './TextCells';
import './TextGrid.css';

export interface TextPlacesProps extends TextCellsProps {
  readonly places: readonly TextCell[];
  /**
   * The neighbour of a place in a direction; undefined if there is none.
   * @param direction on the ground, e.g. `[0, -1]` for north
   */
  neighbour(place: string, direction: readonly [x: number, z: number]): string | undefined;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, z: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The places of a board without rows: arrows move to the neighbour in their direction, Home and End to the first and last
 * place.
 */
export function TextPlaces({ places, label, cursor, neighbour, ...handlers }: TextPlacesProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = currentCell(places, cursor);
  if (current === undefined) return null;
  const ends: Readonly<Record<string, TextCell | undefined>> = { Home: places[0], End: places.at(-1) };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const end = ends[event.key];
    if (event.altKey || (direction === undefined && end === undefined)) return;
    event.preventDefault();
    const to = direction === undefined ? end?.name : neighbour(current.name, direction);
    const index = places.findIndex(({ name }) => name === to);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <>
      <ul ref={list} className="ui-text-grid places" aria-label={label} onKeyDown={onKeyDown}>
        {places.map((cell) => (
          <li key={cell.name}>
            <CellButton cell={cell} current={cell === current} {...handlers} />
          </li>
        ))}
      </ul>
      <CellReading cell={current} />
    </>
  );
}

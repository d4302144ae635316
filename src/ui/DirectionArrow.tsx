import { DIRECTIONS, type Direction } from '#core';

export interface DirectionArrowProps {
  readonly direction: Direction;
  /** CSS length. */
  readonly size: string;
}

/** An arrow towards a side of the board, north up. Decorative: the text beside it says the same. */
export function DirectionArrow({ direction, size }: DirectionArrowProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ flex: 'none', width: size, height: size }}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M12 3l7 8h-4.5v10h-5V11H5z"
        fill="currentColor"
        transform={`rotate(${DIRECTIONS.indexOf(direction) * 45} 12 12)`}
      />
    </svg>
  );
}

import { type CSSProperties, createContext, type ReactNode, useContext, useMemo } from 'react';
import { EMBLEM_CORNERS, EMBLEMS, type Emblem } from '#core';
import { useMessages } from '#i18n';
import { coloursOfSeats, SEAT_LETTERS, seatColour, seatColourStyle } from './playerColours';
import './SeatBadge.css';

/** Round where round is softer, else straight through the corners. */
const PATHS: Readonly<Partial<Record<Emblem, string>>> = {
  circle: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  triangle: 'M12 1.8 22.6 20.6a1 1 0 0 1-.9 1.5H2.3a1 1 0 0 1-.9-1.5z',
  square: 'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  diamond: 'M12 .8 23.2 12 12 23.2.8 12z',
};

function pathOf(emblem: Emblem): string {
  if (emblem === 'circle') return PATHS.circle!;
  const through = EMBLEM_CORNERS[emblem].map(([x, y]) => `${12 + 11 * x} ${12 + 11 * y}`);
  return PATHS[emblem] ?? `M${through.join('L')}z`;
}

const SeatOrder = createContext<readonly string[]>(SEAT_LETTERS);

export interface SeatOrderProviderProps {
  /** Every seat that the game may have, in their order. */
  readonly seats: readonly string[];
  readonly children: ReactNode;
}

/** Gives the seats of a game shapes and colours by their order; what is in it may set other colours. */
export function SeatOrderProvider({ seats, children }: SeatOrderProviderProps) {
  const style = useMemo(() => seatColourStyle(coloursOfSeats(seats)), [seats]);
  return (
    <SeatOrder value={seats}>
      <div className="ui-seats" style={style}>
        {children}
      </div>
    </SeatOrder>
  );
}

/** The shape of a seat, by its index in the order of the seats; they repeat after nine. */
export function useEmblem(seat: string): Emblem {
  const index = useContext(SeatOrder).indexOf(seat);
  return EMBLEMS[Math.max(0, index) % EMBLEMS.length]!;
}

export interface SeatMarkProps {
  readonly seat: string;
  /** CSS length; 1.1em if left out. */
  readonly size?: string | undefined;
}

/** A seat's shape in its colour, without words. */
export function SeatMark({ seat, size = '1.1em' }: SeatMarkProps) {
  const emblem = useEmblem(seat);
  return (
    <svg
      className="ui-seat-mark"
      viewBox="0 0 24 24"
      style={{ '--size': size } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathOf(emblem)} fill={seatColour(seat)} stroke="rgb(255 240 220 / 0.75)" strokeWidth="1.4" />
    </svg>
  );
}

/** Letters that a name has at most which fits a line beside what else is told of a player. */
const SHORT_NAME = 8;

export interface SeatBadgeProps {
  readonly seat: string;
  readonly name: string;
}

/** A player: shape, colour and name. */
export function SeatBadge({ seat, name }: SeatBadgeProps) {
  const messages = useMessages();
  const emblem = useEmblem(seat);
  return (
    <span className="ui-seat">
      <SeatMark seat={seat} />
      <span className="ui-seat-name" data-long={name.length > SHORT_NAME || undefined}>
        {name}
      </span>
      <span className="visually-hidden">({messages.seat.shapes[emblem]})</span>
    </span>
  );
}

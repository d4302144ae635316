import { type CSSProperties, createContext, type ReactNode, useContext, useMemo } from 'react';
import { EMBLEM_CORNERS, EMBLEMS, type Emblem } from '#core';
import { useMessages } from '#i18n';
import { coloursOfSeats, SEAT_LETTERS, seatColour, seatColourStyle } from './playerColours';
import './SeatBadge.css';

/** Custom curves for round shapes; the others are straight lines between their corners. */
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
  /** Every seat the game may have, in order. */
  readonly seats: readonly string[];
  readonly children: ReactNode;
}

/** Assigns emblems and colours to the seats of a game by their order; descendants may override the colours. */
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

/** The emblem of a seat, by its index in the seat order; emblems repeat after nine. */
export function useEmblem(seat: string): Emblem {
  const index = useContext(SeatOrder).indexOf(seat);
  return EMBLEMS[Math.max(0, index) % EMBLEMS.length]!;
}

export interface SeatMarkProps {
  readonly seat: string;
  /** CSS length. Default: 1.1em. */
  readonly size?: string | undefined;
}

/** A seat's emblem in its colour. Decorative. */
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

/** Maximum length of a name that fits on one line with the rest of a player's information. */
const SHORT_NAME = 8;

export interface SeatBadgeProps {
  readonly seat: string;
  readonly name: string;
}

/** A player: emblem, colour and name. */
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

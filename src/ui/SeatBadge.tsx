import { useMessages } from '#i18n';
import './SeatBadge.css';

/** The seats a table may have; each has a colour and a shape of its own. */
export type SeatLetter = 'A' | 'B' | 'C' | 'D';

const SHAPES: Readonly<Record<SeatLetter, string>> = {
  A: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  B: 'M12 1.8 22.6 20.6a1 1 0 0 1-.9 1.5H2.3a1 1 0 0 1-.9-1.5z',
  C: 'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  D: 'M12 .8 23.2 12 12 23.2.8 12z',
};

/** The CSS colour of a seat. */
export function seatColour(seat: SeatLetter): string {
  return `var(--seat-${seat.toLowerCase()})`;
}

export interface SeatMarkProps {
  readonly seat: SeatLetter;
  /** CSS length; 1.1em where left out. */
  readonly size?: string | undefined;
}

/** A seat's shape in its colour, without words. */
export function SeatMark({ seat, size = '1.1em' }: SeatMarkProps) {
  return (
    <svg
      className="ui-seat-mark"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[seat]} fill={seatColour(seat)} stroke="rgb(255 240 220 / 0.75)" strokeWidth="1.4" />
    </svg>
  );
}

export interface SeatBadgeProps {
  readonly seat: SeatLetter;
  readonly name: string;
}

/** A player: shape, colour and name. */
export function SeatBadge({ seat, name }: SeatBadgeProps) {
  const messages = useMessages();
  return (
    <span className="ui-seat">
      <SeatMark seat={seat} />
      <span className="ui-seat-name">{name}</span>
      <span className="visually-hidden">({messages.seat.shapes[seat]})</span>
    </span>
  );
}

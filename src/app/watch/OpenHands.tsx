import { type CSSProperties, createElement } from 'react';
import { type GameTable, nameOf, type SeatNames } from '#module';
import { SeatMark, seatColour } from '#ui';

export interface OpenHandsProps {
  readonly table: GameTable;
  /** Views of their seats. */
  readonly hands: Readonly<Record<string, unknown>>;
  /** Those that are shown, in their order. */
  readonly seats: readonly string[];
  readonly names: SeatNames;
}

/** Hands that those who look on may see. */
export function OpenHands({ table, hands, seats, names }: OpenHandsProps) {
  const { broadcast } = table;
  if (broadcast === undefined) return null;
  return (
    <div className="cast-hands">
      {seats.map((seat) => (
        <section key={seat} style={{ '--mark': seatColour(seat) } as CSSProperties}>
          <h2>
            <SeatMark seat={seat} size="0.8em" />
            {nameOf(names, seat)}
          </h2>
          {createElement(broadcast.Hand, { view: hands[seat], seat })}
        </section>
      ))}
    </div>
  );
}

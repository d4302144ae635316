import type { ReactNode } from 'react';
import type { GameEntry } from '#module';
import { classes, seatColourStyle } from '#ui';
import './Rooms.css';

export interface RoomCardProps {
  /** The game whose poster hangs behind; null if none is known yet. */
  readonly entry: GameEntry | null;
  /** Of the seats; none if left out. */
  readonly colours?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page for a phone that comes to a table: one card, before the poster of the game. */
export function RoomCard({ entry, colours = {}, className, children }: RoomCardProps) {
  const Poster = entry?.box?.Poster;
  return (
    <main className={classes('rooms-page rooms-card ui-safe', className)} style={seatColourStyle(colours)}>
      {Poster !== undefined && (
        <div className="rooms-poster" aria-hidden="true">
          <Poster />
        </div>
      )}
      {children}
    </main>
  );
}

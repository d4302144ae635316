import type { ReactNode } from 'react';
import type { GameEntry } from '#module';
import { classes, seatColourStyle } from '#ui';
import './Rooms.css';

export interface RoomCardProps {
  /** Game whose poster is the background; null if unknown. */
  readonly entry: GameEntry | null;
  /** Seat colours; none by default. */
  readonly colours?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Phone page before joining: one card over the game's poster. */
export function RoomCard({ entry, colours = {}, className, children }: RoomCardProps) {
  const Poster = entry?.box?.Poster;
  return (
    <main
      className={classes('ui-page rooms-page rooms-card ui-safe', className)}
      style={seatColourStyle(colours)}
    >
      {Poster !== undefined && (
        <div className="rooms-poster" aria-hidden="true">
          <Poster />
        </div>
      )}
      {children}
    </main>
  );
}

import type { ReactNode } from 'react';
import type { GameEntry } from '#module';
import type { ToldRoom } from '#net';
import { classes, seatColourStyle } from '#ui';
import './Rooms.css';
import { coloursIn } from './remoteSession';

export interface RoomCardProps {
  /** The game whose poster hangs behind; null where none is known yet. */
  readonly entry: GameEntry | null;
  /** The room, whose colours the seats have. */
  readonly room?: ToldRoom;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page for a phone that comes to a table: one card, before the poster of the game. */
export function RoomCard({ entry, room, className, children }: RoomCardProps) {
  const Poster = entry?.box?.Poster;
  return (
    <main
      className={classes('rooms-page rooms-card ui-safe', className)}
      style={room === undefined ? {} : seatColourStyle(coloursIn(room))}
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

import { useLanguage, useMessages } from '#i18n';
import type { GameModule } from '#module';
import type { ToldRoom } from '#net';
import { SeatMark } from '#ui';
import { nameIn } from '../rooms/remoteSession';
import './Cards.css';

export interface SoonCardProps {
  readonly room: ToldRoom;
  readonly module: GameModule;
}

/** What is seen before a game begins: what it is, and who plays. */
export function SoonCard({ room, module }: SoonCardProps) {
  const { watch } = useMessages();
  const { title, tagline, defaultNames } = module.words(useLanguage());
  return (
    <div className="cast-soon">
      <h1>{title}</h1>
      <p className="cast-tagline">{tagline}</p>
      <p className="cast-soon-when" role="status">
        {watch.soon}
      </p>
      <ul aria-label={watch.seats}>
        {room.seats.map(({ seat }) => (
          <li key={seat}>
            <SeatMark seat={seat} size="1.1em" />
            {nameIn(room, seat, defaultNames)}
          </li>
        ))}
      </ul>
    </div>
  );
}

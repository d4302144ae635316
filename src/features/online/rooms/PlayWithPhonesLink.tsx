import { useMessages } from '#i18n';
import { Icon } from '#ui';
import './PlayWithPhonesLink.css';

export interface PlayWithPhonesLinkProps {
  /** The id of the game that is chosen. */
  readonly game: string;
  readonly navigate: (path: string) => void;
}

/** From the lobby of a big screen to the tables that several devices share. */
export function PlayWithPhonesLink({ game, navigate }: PlayWithPhonesLinkProps) {
  const { rooms } = useMessages();
  return (
    <nav className="way-to-rooms" aria-label={rooms.link}>
      <button type="button" className="way-to-host" onClick={() => navigate(`/host/${game}`)}>
        <Icon name="phones" />
        {rooms.link}
      </button>
      <button type="button" className="way-to-join" onClick={() => navigate('/join')}>
        {rooms.joinInstead}
      </button>
    </nav>
  );
}

import { useMessages } from '#i18n';
import { Icon } from '#ui';
import './PlayWithPhonesLink.css';

export interface PlayWithPhonesLinkProps {
  /** Id of the chosen game. */
  readonly game: string;
  readonly navigate: (path: string) => void;
}

/** Link from the lobby to tables for several devices. */
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

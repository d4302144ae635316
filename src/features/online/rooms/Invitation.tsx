import { useMessages } from '#i18n';
import { classes, QrPicture, useNetworkLink } from '#ui';

export interface InvitationProps {
  /** Room code. */
  readonly room: string;
  /** Compact form beside a game. */
  readonly small?: boolean;
}

/** Path where a code is entered. */
const JOIN_PATH = '/join';

/** Invitation to a table: QR code and room code. */
export function Invitation({ room, small = false }: InvitationProps) {
  const { rooms } = useMessages();
  const { link } = useNetworkLink(`${window.location.origin}${JOIN_PATH}/${room}`);
  const { host } = new URL(link);
  return (
    <section className={classes('room-invitation', small && 'small')} aria-label={rooms.code}>
      <div className="room-invitation-picture">
        <QrPicture text={link} />
      </div>
      <div className="room-invitation-words">
        <p>
          {rooms.scan}{' '}
          <strong>
            {host}
            <wbr />
            {JOIN_PATH}
          </strong>
        </p>
        <p className="room-code">
          <span aria-hidden="true">{room}</span>
          <span className="visually-hidden">{rooms.codeSpelled([...room].join(' '))}</span>
        </p>
      </div>
    </section>
  );
}

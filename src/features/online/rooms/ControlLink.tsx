import { useLocation } from 'react-router';
import { useMessages } from '#i18n';
import { persistentQuery } from '../../../page/address';

/** Link to the control room of a table's broadcast, in its own window. @param room code */
export function ControlLink({ room }: { readonly room: string }) {
  const { watch } = useMessages();
  const { search } = useLocation();
  return (
    <a
      className="ui-button"
      href={`/control/${room}${persistentQuery(search)}`}
      target="_blank"
      rel="noreferrer"
    >
      {watch.controlTitle}
    </a>
  );
}

import { useLocation } from 'react-router';
import { useMessages } from '#i18n';
import { persistentQuery } from '../../../page/address';

/** The way to the control room of a table's broadcast, in a window of its own. @param room its code */
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

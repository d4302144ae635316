import { useMessages } from '#i18n';
import './share.css';

/** Offers the secure address of a page served over plain HTTP, where browsers disable many features. */
export function InsecureNotice() {
  const { program } = useMessages();
  if (window.isSecureContext) return null;
  const { origin, port } = window.location;
  return (
    <p className="share-warning" role="note">
      {program.insecure(origin, `http://localhost${port === '' ? '' : `:${port}`}`)}
    </p>
  );
}

import { useMessages } from '#i18n';
import './share.css';

/** Says which address is a secure one, on a page whose own is none: browsers keep much from it. */
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

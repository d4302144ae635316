import { createPortal } from 'react-dom';
import { useMessages } from '#i18n';

/** A black screen, for the audience to look at the presenter. @param onLight called on click */
export function BlackScreen({ onLight }: { readonly onLight: () => void }) {
  const { presenter } = useMessages();
  return createPortal(
    <button type="button" className="black-screen" aria-label={presenter.light} onClick={onLight} />,
    document.body,
  );
}

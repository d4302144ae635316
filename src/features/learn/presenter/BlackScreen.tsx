import { createPortal } from 'react-dom';
import { useMessages } from '#i18n';

/** Covers everything, so that all look at the presenter. @param onLight asked for by a click */
export function BlackScreen({ onLight }: { readonly onLight: () => void }) {
  const { presenter } = useMessages();
  return createPortal(
    <button type="button" className="black-screen" aria-label={presenter.light} onClick={onLight} />,
    document.body,
  );
}

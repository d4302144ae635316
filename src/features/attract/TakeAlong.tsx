import { useMessages } from '#i18n';
import { QrPicture, useNetworkLink } from '#ui';

/** A QR code that opens the tutorial of the game on a viewer's phone. @param game its id */
export function TakeAlong({ game }: { readonly game: string }) {
  const { attract } = useMessages();
  const { link } = useNetworkLink(`${window.location.origin}/learn/${game}/first`);
  return (
    <figure className="attract-phone">
      <QrPicture text={link} />
      <figcaption>{attract.phone}</figcaption>
    </figure>
  );
}

import { useMessages } from '#i18n';
import { QrPicture, useNetworkLink } from '#ui';

/** A code that leads the phone of somebody who looks on to a first game of what is shown. @param game its id */
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

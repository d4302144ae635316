import { useEffect, useState } from 'react';
import { useMessages } from '#i18n';
import { packLink } from '#storage';
import { Button, Dialog, LinkField } from '#ui';
import type { City } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';

import { downloadCity } from './cityFiles';

export interface CityShareDialogProps {
  readonly made: City;
  /** The origin of links: scheme, host and port. */
  readonly origin: string;
  readonly onClose: () => void;
}

/** Shares a city as a link or a file. */
export function CityShareDialog({ made, origin, onClose }: CityShareDialogProps) {
  const { city } = useZorglMessages();
  const { share } = useMessages();
  const [link, setLink] = useState('');
  useEffect(() => {
    let wanted = true;
    void packLink(made).then((packed) => {
      if (wanted) setLink(`${origin}/#city=${packed}`);
    });
    return () => {
      wanted = false;
    };
  }, [made, origin]);
  return (
    <Dialog title={city.share} onClose={onClose}>
      <div className="share">
        <LinkField label={city.link} hint={city.linkHint} link={link} />
        <section className="share-files" aria-label={share.files}>
          <h3>{share.files}</h3>
          <p className="ui-field-hint">{city.fileHint}</p>
          <div className="share-buttons">
            <Button onPress={() => downloadCity(made)}>{city.export}</Button>
          </div>
        </section>
      </div>
    </Dialog>
  );
}

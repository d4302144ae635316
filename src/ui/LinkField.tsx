import { useId, useRef, useState } from 'react';
import { useMessages } from '#i18n';
import { Button } from './Button';
import './share.css';
import { copyField } from './clipboard';
import { useNetworkLink } from './networkLink';
import { QrPicture } from './QrPicture';

export interface LinkFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Empty while it is being created. */
  readonly link: string;
}

/** The result of copying a link. */
interface Attempt {
  readonly link: string;
  readonly copied: boolean;
}

/** Opens the system's share sheet, if there is one. */
async function send(link: string): Promise<void> {
  try {
    await navigator.share({ url: link });
  } catch {
    // Users who cancel know why nothing was sent.
  }
}

/** A link to copy with a button or by hand, to share, or to scan. */
export function LinkField({ label, hint, link: own }: LinkFieldProps) {
  const { share } = useMessages();
  const { link, forNetwork } = useNetworkLink(own);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [pictured, setPictured] = useState(false);
  const latest = attempt?.link === link ? attempt : null;
  const copy = async () => {
    if (field.current === null) return;
    setAttempt({ link, copied: await copyField(field.current) });
  };
  return (
    <div className="share-link ui-field">
      <label htmlFor={id}>{label}</label>
      <div className="share-link-row">
        <input
          ref={field}
          id={id}
          value={link}
          readOnly
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
        />
        <Button
          look={latest?.copied === true ? 'plain' : 'primary'}
          disabled={link === ''}
          describedBy={`${id}-hint`}
          onPress={() => void copy()}
        >
          {latest?.copied === true ? share.copied : share.copy}
        </Button>
      </div>
      <p id={`${id}-hint`} className={latest?.copied === false ? 'ui-field-error' : 'ui-field-hint'}>
        {latest?.copied === false ? share.copyFailed : hint}
        {forNetwork && latest?.copied !== false && ` ${share.network}`}
      </p>
      <div className="share-buttons">
        {typeof navigator.share === 'function' && (
          <Button disabled={link === ''} onPress={() => void send(link)}>
            {share.send}
          </Button>
        )}
        <Button disabled={link === ''} onPress={() => setPictured(!pictured)}>
          {pictured ? share.qrHide : share.qr}
        </Button>
      </div>
      {pictured && <QrPicture text={link} />}
      <span className="visually-hidden" role="status">
        {latest?.copied === true ? share.copiedLink : ''}
      </span>
    </div>
  );
}

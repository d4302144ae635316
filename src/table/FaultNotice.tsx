import { useEffect } from 'react';
import { useMessages } from '#i18n';
import type { Fault } from '#session';
import { ErrorNotice } from '#ui';

export interface FaultNoticeProps {
  readonly faults: readonly Fault[];
  readonly onDismiss: () => void;
}

/** Tells what went wrong while the game went on, and those who mend it what was thrown. */
export function FaultNotice({ faults, onDismiss }: FaultNoticeProps) {
  const { faults: words } = useMessages().error;
  const latest = faults.at(-1);
  useEffect(() => {
    if (latest !== undefined) console.warn(`${latest.code} of action ${latest.action}: ${latest.detail}`);
  }, [latest]);
  if (latest === undefined) return null;
  return <ErrorNotice title={words.title} text={words[latest.code]} onDismiss={onDismiss} />;
}

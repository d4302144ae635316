import { useEffect } from 'react';
import { useMessages } from '#i18n';
import type { Fault } from '#session';
import { ErrorNotice } from '#ui';

export interface FaultNoticeProps {
  readonly faults: readonly Fault[];
  readonly onDismiss: () => void;
}

/** Reports errors in a running game, with technical detail for developers. */
export function FaultNotice({ faults, onDismiss }: FaultNoticeProps) {
  const { faults: words } = useMessages().error;
  const latest = faults.at(-1);
  useEffect(() => {
    if (latest !== undefined) console.warn(`${latest.code} of action ${latest.action}: ${latest.detail}`);
  }, [latest]);
  if (latest === undefined) return null;
  return <ErrorNotice title={words.title} text={words[latest.code]} onDismiss={onDismiss} />;
}

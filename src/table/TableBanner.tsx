import type { ReactNode } from 'react';
import type { GamePanelProps, TableHint } from '#module';
import { Banner, LiveRegion } from '#ui';
import type { TableParts } from './game/parts';
import { PastBadge } from './PastBadge';
import type { ShownCaption } from './useCaption';

export interface TableBannerProps {
  readonly parts: TableParts;
  readonly state: GamePanelProps['state'];
  readonly caption: ShownCaption | null;
  readonly hint: TableHint | null;
  readonly children?: ReactNode;
}

/** Large captions over the table, and the preview of a choice for screen readers. */
export function TableBanner({ parts, state, caption, hint, children }: TableBannerProps) {
  const { words, names } = parts;
  const banner = caption === null ? null : words.caption(caption.cue, names);
  return (
    <>
      {state.inPast && <PastBadge finished={state.finished} />}
      <Banner caption={banner === null || caption === null ? null : { ...banner, id: caption.id }} />
      {children}
      <LiveRegion text={hint?.text ?? ''} />
    </>
  );
}

import { useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type Badge, type PointedThing, ThingPointer } from '#stage';
import type { TableParts } from './game/parts';

export interface ThingWordsProps {
  readonly parts: TableParts;
  /** No tooltips while the table shows the past or plays an action. */
  readonly live: boolean;
  /** Labels drawn over the table. */
  readonly badges: readonly Badge[];
  readonly onPoint: (thing: PointedThing | null) => void;
}

/** Shows tooltips for the table. After an error, the table goes on without them until the next change. */
export const ThingWords = (props: ThingWordsProps) => (
  <ErrorBoundary fallback={null} resetKeys={[props.parts.session.table]}>
    <Words {...props} />
  </ErrorBoundary>
);

function Words({ parts, live, badges, onPoint }: ThingWordsProps) {
  const { table, session, names, language } = parts;
  const laid = session.table;
  const things = useMemo(
    () => (live ? (table.things?.(laid, names, language) ?? []) : []),
    [live, table, laid, names, language],
  );
  return <ThingPointer things={things} badges={badges} language={language} onPoint={onPoint} />;
}

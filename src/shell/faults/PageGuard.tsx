import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { Button } from '#ui';
import { isEmbedded, persistentQuery } from '../../page/address';
import { FaultPage } from '../../page/faults/FaultPage';
import { SaveFileButton } from '../../page/saves/SaveFileButton';
import { useSaves, useSessions } from '../../page/services';
import { missingStyles } from './missingStyles';
import { faultReason, isMissingPart } from './reason';

export interface PageGuardProps {
  readonly children: ReactNode;
}

/** Error boundary of a route: says what happened and offers ways out. */
export function PageGuard({ children }: PageGuardProps) {
  const saves = useSaves();
  const sessions = useSessions();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { faults } = useMessages();
  const { running, tables } = useStore(sessions);
  const { fault } = useStore(missingStyles);
  const toLobby = () => {
    missingStyles.setState({ fault: null });
    sessions.leave();
    void navigate(`/${persistentQuery(search)}`);
  };
  const faultPage = (error: unknown) => (
    <FaultPage
      title={faults.title}
      text={isMissingPart(error) ? faults.chunkText : faults.text}
      reason={faultReason(error)}
    >
      <Button look="primary" onPress={() => window.location.reload()}>
        {faults.reload}
      </Button>
      {pathname !== '/' && !isEmbedded(pathname) && <Button onPress={toLobby}>{faults.lobby}</Button>}
      {running !== null && (
        <SaveFileButton
          saves={saves}
          game={running.id}
          running={!running.session.store.getState().finished}
        />
      )}
    </FaultPage>
  );
  if (fault !== null) return faultPage(fault);
  return (
    <ErrorBoundary resetKeys={[pathname, tables]} fallbackRender={({ error }) => faultPage(error)}>
      {children}
    </ErrorBoundary>
  );
}

import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useMessages } from '#i18n';
import { Button } from './Button';
import './PartGuard.css';

export interface PartGuardProps {
  readonly children: ReactNode;
  /** When this changes, a part that has failed is tried again. */
  readonly version?: unknown;
  /** Is notified of a fault. */
  readonly onFault?: () => void;
}

/** Keeps a fault of one part of the page to that part, and says so in its place. */
export function PartGuard({ children, version, onFault }: PartGuardProps) {
  const { faults } = useMessages();
  return (
    <ErrorBoundary
      resetKeys={[version]}
      onError={() => onFault?.()}
      fallbackRender={({ resetErrorBoundary }) => (
        <div className="ui-part-fault" role="alert">
          <p>{faults.part}</p>
          <Button onPress={resetErrorBoundary}>{faults.again}</Button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

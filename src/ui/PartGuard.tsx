import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useMessages } from '#i18n';
import { Button } from './Button';
import './PartGuard.css';

export interface PartGuardProps {
  readonly children: ReactNode;
  /** A change retries a part that has failed. */
  readonly version?: unknown;
  /** Called on a fault. */
  readonly onFault?: () => void;
}

/** Error boundary: confines a fault to one part of the page and shows a notice in its place. */
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

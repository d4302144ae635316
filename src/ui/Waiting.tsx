import { useMessages } from '#i18n';
import './Waiting.css';

export interface WaitingProps {
  /** In the flow of the page instead of filling its container. */
  readonly among?: boolean;
}

/** Placeholder for something that is still loading. */
export function Waiting({ among = false }: WaitingProps) {
  const { faults } = useMessages();
  return (
    <div className="ui-waiting" data-among={among || undefined} role="status">
      <span className="ui-waiting-wheel" aria-hidden="true" />
      {faults.waiting} …
    </div>
  );
}

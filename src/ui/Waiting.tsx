import { useMessages } from '#i18n';
import './Waiting.css';

/** Stands where something is still on its way. */
export function Waiting() {
  const { faults } = useMessages();
  return (
    <div className="ui-waiting" role="status">
      <span className="ui-waiting-wheel" aria-hidden="true" />
      {faults.waiting} …
    </div>
  );
}

import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { LoadingBar, Waiting } from '#ui';
import './BusyIndicator.css';
import { runSliced } from '../page/timeSlicing';

/** Progress overlay during long work. */
export function BusyIndicator() {
  const share = useStore(runSliced, (state) => state.share);
  const { faults } = useMessages();
  if (share === null) return null;
  return (
    <div className="long-work">
      <Waiting />
      <LoadingBar label={faults.waiting} share={share} />
    </div>
  );
}

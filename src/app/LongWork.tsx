import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { LoadingBar, Waiting } from '#ui';
import './LongWork.css';
import { longWork } from './slices';

/** Lies over the page while something long is done, and says how far it is. */
export function LongWork() {
  const share = useStore(longWork, (state) => state.share);
  const { faults } = useMessages();
  if (share === null) return null;
  return (
    <div className="long-work">
      <Waiting />
      <LoadingBar label={faults.waiting} share={share} />
    </div>
  );
}

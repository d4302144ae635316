import { useMessages } from '#i18n';
import { Icon } from '#ui';
import './PastBadge.css';

/** Tells that the table does not show the present, with a frame round everything. @param finished the game is over */
export function PastBadge({ finished }: { readonly finished: boolean }) {
  const { replay } = useMessages();
  return (
    <>
      <div className="table-past-frame" aria-hidden="true" />
      <p className="table-past">
        <Icon name="replay" />
        {finished ? replay.watching : replay.past}
      </p>
    </>
  );
}

import { useMessages } from '#i18n';
import { Icon } from '#ui';
import './PastBadge.css';

/** Says, with a frame around the page, that the table does not show the present. @param finished the game is over */
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

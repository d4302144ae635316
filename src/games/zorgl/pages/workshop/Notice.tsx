import { Button } from '#ui';
import type { HouseMonster } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import type { BenchNotice } from './bench';

export interface NoticeProps {
  readonly notice: BenchNotice | null;
  /** An unsaved monster from a link. */
  readonly guest: HouseMonster | null;
  readonly onUndo: () => void;
  readonly onKeep: () => void;
  readonly onDismissGuest: () => void;
}

/** The last command with undo, or the monster that came by a link. */
export function Notice({ notice, guest, onUndo, onKeep, onDismissGuest }: NoticeProps) {
  const { workshop } = useZorglMessages();
  return (
    <div className="workshop-notice" role="status">
      {guest !== null && (
        <>
          <span>{workshop.guest(guest.name)}</span>
          <Button look="primary" onPress={onKeep}>
            {workshop.keep}
          </Button>
          <Button onPress={onDismissGuest}>{workshop.dismissGuest}</Button>
        </>
      )}
      {guest === null && notice?.kind === 'removed' && (
        <>
          <span>{workshop.removed(notice.monster.name)}</span>
          <Button onPress={onUndo}>{workshop.undo}</Button>
        </>
      )}
      {guest === null && notice !== null && notice.kind !== 'removed' && (
        <span>{workshop[notice.kind](notice.name)}</span>
      )}
    </div>
  );
}

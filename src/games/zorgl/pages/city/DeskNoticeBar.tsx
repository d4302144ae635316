import { useMessages } from '#i18n';
import { Button, ErrorNotice, IconButton } from '#ui';
import type { DeskNotice } from './useCityDesk';

export interface DeskNoticeBarProps {
  readonly notice: DeskNotice | null;
  readonly onDismiss: () => void;
}

/** The latest change to the city, with undo. */
export function DeskNoticeBar({ notice, onDismiss }: DeskNoticeBarProps) {
  const { error } = useMessages();
  if (notice === null) return null;
  if (notice.kind === 'problem') {
    return <ErrorNotice title={notice.title} problem={notice.problem} onDismiss={onDismiss} />;
  }
  const { text, act } = notice;
  return (
    <div className="city-notice" role="status">
      <span>{text}</span>
      {act !== undefined && (
        <Button
          onPress={() => {
            onDismiss();
            act.run();
          }}
        >
          {act.label}
        </Button>
      )}
      <IconButton icon="close" label={error.dismiss} onPress={onDismiss} />
    </div>
  );
}

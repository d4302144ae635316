import { useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import type { Saves } from '#storage';
import { ActionNotice, Button, Icon } from '#ui';
import { SaveFileButton } from './SaveFileButton';
import './SaveNotice.css';

export interface SaveNoticeProps {
  readonly saves: Saves;
  /** The game on the table, and whether it is running; null in the lobby. */
  readonly game: { readonly id: string; readonly running: boolean } | null;
}

/** Warns while games are not saved; a badge once dismissed. */
export function SaveNotice({ saves, game }: SaveNoticeProps) {
  const notice = useStore(saves.notice);
  const [read, setRead] = useState<typeof notice>(null);
  const { saving } = useMessages();
  if (notice === null) return null;
  if (read === notice) {
    return (
      <button type="button" className="save-notice-badge" onClick={() => setRead(null)}>
        <Icon name="save" /> {saving.badge}
      </button>
    );
  }
  return (
    <ActionNotice
      title={saving.badge}
      text={saving.notices[notice]}
      closes={saving.hide}
      onClose={() => setRead(notice)}
    >
      {game !== null && <SaveFileButton saves={saves} game={game.id} running={game.running} primary />}
      {notice !== 'memory-only' && <Button onPress={() => void saves.retry()}>{saving.again}</Button>}
    </ActionNotice>
  );
}

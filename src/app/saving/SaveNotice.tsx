import { useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import type { Saves } from '#session';
import { Button, Icon } from '#ui';
import { saveGameFile } from './gameFile';
import './SaveNotice.css';

export interface SaveNoticeProps {
  readonly saves: Saves;
  /** The game that is played; null in the lobby. */
  readonly game: string | null;
}

/** Says that games are not saved, as long as that is so: at length, or as a badge once somebody has read it. */
export function SaveNotice({ saves, game }: SaveNoticeProps) {
  const notice = useStore(saves.notice);
  const [read, setRead] = useState<typeof notice>(null);
  const { saving, faults } = useMessages();
  if (notice === null) return null;
  if (read === notice) {
    return (
      <button type="button" className="save-notice-badge" onClick={() => setRead(null)}>
        <Icon name="save" /> {saving.badge}
      </button>
    );
  }
  return (
    <div className="save-notice" role="alert">
      <strong>{saving.badge}</strong>
      <p>{saving.notices[notice]}</p>
      <div className="save-notice-ways">
        {game !== null && (
          <Button look="primary" onPress={() => void saveGameFile(saves, game)}>
            {faults.saveFile}
          </Button>
        )}
        {notice !== 'memory-only' && <Button onPress={() => void saves.retry()}>{saving.again}</Button>}
        <Button look="quiet" onPress={() => setRead(notice)}>
          {saving.hide}
        </Button>
      </div>
    </div>
  );
}

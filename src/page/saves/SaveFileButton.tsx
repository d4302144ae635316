import { useState } from 'react';
import { useMessages } from '#i18n';
import type { Saves } from '#storage';
import { Button } from '#ui';
import { ExportDialog } from './ExportDialog';
import { saveGameFile } from './gameFile';

export interface SaveFileButtonProps {
  readonly saves: Saves;
  /** The id under which the game is saved. */
  readonly game: string;
  /** It is still running, so that its file gives away what is hidden in it: people are asked first. */
  readonly running: boolean;
  readonly primary?: boolean;
}

/** Keeps a game as a file, where something has gone wrong with it or with its page. */
export function SaveFileButton({ saves, game, running, primary = false }: SaveFileButtonProps) {
  const { faults } = useMessages();
  const [asking, setAsking] = useState(false);
  const save = () => {
    setAsking(false);
    void saveGameFile(saves, game);
  };
  return (
    <>
      <Button
        look={primary ? 'primary' : 'plain'}
        sound="save"
        onPress={() => (running ? setAsking(true) : save())}
      >
        {faults.saveFile}
      </Button>
      {asking && <ExportDialog onExport={save} onClose={() => setAsking(false)} />}
    </>
  );
}

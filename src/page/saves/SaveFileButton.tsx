import { useState } from 'react';
import { useMessages } from '#i18n';
import type { Saves } from '#storage';
import { Button } from '#ui';
import { ExportDialog } from './ExportDialog';
import { saveGameFile } from './gameFile';

export interface SaveFileButtonProps {
  readonly saves: Saves;
  /** Id of the saved game. */
  readonly game: string;
  /** Whether the game is running, so that its file reveals hidden information: asks first. */
  readonly running: boolean;
  readonly primary?: boolean;
}

/** Saves a game as a file after an error in it or its page. */
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

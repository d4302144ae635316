import { useEffect, useState } from 'react';
import { LanguageProvider, messagesFor, pickLanguage } from '#i18n';
import { Saves } from '#storage';
import { Button } from '#ui';
import { FaultPage } from '../../page/faults/FaultPage';
import { SaveFileButton } from '../../page/saves/SaveFileButton';
import { openStorages, savesOptions } from '../services/savesOptions';
import { tabGame } from '../services/sessions';
import { faultReason, isMissingPart } from './reason';

/** Page shown if the program could not start. */
export function BootFault({ reason }: { readonly reason: unknown }) {
  const language = pickLanguage(navigator.languages);
  const { faults } = messagesFor(language);
  return (
    <LanguageProvider language={language}>
      <FaultPage
        title={faults.boot}
        text={isMissingPart(reason) ? faults.chunkText : faults.text}
        reason={faultReason(reason)}
      >
        <Button look="primary" onPress={() => window.location.reload()}>
          {faults.reload}
        </Button>
        <Button onPress={() => window.location.assign('/')}>{faults.lobby}</Button>
        <TabGame />
      </FaultPage>
    </LanguageProvider>
  );
}

/** Offers the game of this tab as a file, if it can be found. */
function TabGame() {
  const [game] = useState(() => tabGame(window));
  const [saves, setSaves] = useState<Saves | null>(null);
  useEffect(() => {
    if (game === null) return;
    const look = async () => {
      const storage = (await openStorages()).get('games');
      if (storage === undefined) return;
      const found = new Saves(storage, savesOptions(window));
      if ((await found.load(game)).ok) setSaves(found);
    };
    // If it cannot be read, there is nothing to offer.
    look().catch(() => {});
  }, [game]);
  return game === null || saves === null ? null : <SaveFileButton saves={saves} game={game} running />;
}

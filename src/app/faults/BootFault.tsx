import { LanguageProvider, messagesFor, pickLanguage } from '#i18n';
import { Button } from '#ui';
import { FaultPage } from './FaultPage';
import { isMissingPart, reasonOf } from './reason';

/** Stands where the program could not even start. */
export function BootFault({ reason }: { readonly reason: unknown }) {
  const language = pickLanguage(navigator.languages);
  const { faults } = messagesFor(language);
  return (
    <LanguageProvider language={language}>
      <FaultPage
        title={faults.boot}
        text={isMissingPart(reason) ? faults.chunkText : faults.text}
        reason={reasonOf(reason)}
      >
        <Button look="primary" onPress={() => window.location.reload()}>
          {faults.reload}
        </Button>
        <Button onPress={() => window.location.assign('/')}>{faults.lobby}</Button>
      </FaultPage>
    </LanguageProvider>
  );
}

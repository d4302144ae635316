import { LanguageProvider, pickLanguage } from '#i18n';
import { Waiting } from '#ui';
import { BusyIndicator } from './BusyIndicator';

/** Stands where the program takes its time to start. */
export function Booting() {
  return (
    <LanguageProvider language={pickLanguage(navigator.languages)}>
      <Waiting />
      <BusyIndicator />
    </LanguageProvider>
  );
}

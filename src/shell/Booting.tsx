import { LanguageProvider, pickLanguage } from '#i18n';
import { Waiting } from '#ui';
import { BusyIndicator } from './BusyIndicator';

/** Shown while the program takes long to start. */
export function Booting() {
  return (
    <LanguageProvider language={pickLanguage(navigator.languages)}>
      <Waiting />
      <BusyIndicator />
    </LanguageProvider>
  );
}

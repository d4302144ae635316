import { useMessages } from '#i18n';
import { usePreferenceStore, usePreferences } from '#module';
import { LanguageChoice } from '#ui';

/** The language of the page, to be chosen at its head. */
export function PageLanguage() {
  const preferenceStore = usePreferenceStore();
  const { lobby } = useMessages();
  const { language } = usePreferences();
  return (
    <LanguageChoice
      label={lobby.language}
      quietLabel
      value={language}
      onChange={(chosen) => preferenceStore.change({ language: chosen })}
    />
  );
}

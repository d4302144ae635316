import { useMessages } from '#i18n';
import { usePreferenceStore, usePreferences } from '#module';
import { LanguageChoice } from '#ui';

/** Language switch at the top of the page. */
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

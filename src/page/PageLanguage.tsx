import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { LanguageChoice } from '#ui';
import type { Page } from './page';

/** The language of the page, to be chosen at its head. */
export function PageLanguage({ page }: { readonly page: Page }) {
  const { lobby } = useMessages();
  const language = useStore(page.store, ({ preferences }) => preferences.language);
  return (
    <LanguageChoice
      label={lobby.language}
      quietLabel
      value={language}
      onChange={(chosen) => page.prefer({ language: chosen })}
    />
  );
}

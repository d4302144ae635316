import { LANGUAGES, type Language } from '#core';
import { messagesFor } from '#i18n';
import { Segmented } from './fields';

export interface LanguageChoiceProps {
  readonly label: string;
  /** The label is for screen readers only. */
  readonly quietLabel?: boolean;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Language picker; each language is listed under its own name. */
export function LanguageChoice(props: LanguageChoiceProps) {
  return (
    <Segmented
      {...props}
      oneRow
      options={LANGUAGES.map((value) => ({
        value,
        label: messagesFor(value).languageName,
        brief: value.toUpperCase(),
      }))}
    />
  );
}

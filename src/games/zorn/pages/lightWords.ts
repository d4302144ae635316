import type { Language } from '#core';
import type { DayTime } from '#zorn/view';

/** Names of the times of day, by language. */
export const lightWords: Readonly<Record<Language, Readonly<Record<DayTime, string>>>> = {
  en: { morning: 'Morning', noon: 'Noon', night: 'Night', terror: 'Night of Terror' },
  fr: { morning: 'Matin', noon: 'Midi', night: 'Nuit', terror: 'Nuit de Terreur' },
};

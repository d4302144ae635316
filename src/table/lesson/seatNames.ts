import type { Language } from '#core';
import { messagesFor } from '#i18n';
import type { GameModule, SeatNames } from '#module';
import { COLOUR_NAMES } from '#ui';

/** Names of the players in lessons: by colour; seats with colours of their own have names of their own. */
export function seatNames(
  module: Pick<GameModule, 'seats' | 'seatColours' | 'words'>,
  language: Language,
): SeatNames {
  if (module.seatColours !== undefined) return module.words(language).defaultNames;
  const { colours } = messagesFor(language).seat;
  return Object.fromEntries(
    module.seats.map((seat, index) => {
      const name = colours[COLOUR_NAMES[index % COLOUR_NAMES.length]!];
      return [seat, `${name.charAt(0).toUpperCase()}${name.slice(1)}`];
    }),
  );
}

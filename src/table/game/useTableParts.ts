import { useMemo } from 'react';
import { useLanguage } from '#i18n';
import { type GameTable, seatColoursOf } from '#module';
import { figuresOf, useSession } from '#session';
import type { RunningGame } from '../../page/start';
import type { TableParts } from './parts';

/** What the page needs of the game on the table; the same object until something changes. */
export function useTableParts(
  { module, session }: Pick<RunningGame, 'module' | 'session'>,
  table: GameTable,
): TableParts {
  const language = useLanguage();
  const info = useSession(session, (state) => state.seats);
  return useMemo((): TableParts => {
    const chosen = info.flatMap(({ seat, colour }) => (colour === undefined ? [] : [[seat, colour]]));
    return {
      module,
      table,
      session,
      seats: info.map(({ seat }) => seat),
      names: Object.fromEntries(info.map(({ seat, name }) => [seat, name])),
      colours: { ...seatColoursOf(module), ...Object.fromEntries(chosen) },
      figures: figuresOf(info),
      language,
      words: module.words(language),
    };
  }, [module, table, session, info, language]);
}

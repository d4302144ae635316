import { useEffect, useState } from 'react';
import type { GameModule, GameTable } from '#module';
import type { Page } from '../../page/page';

/** What a game puts on the table: at once where it was loaded before, else null until it is there. Throws in render when it does not arrive. */
export function useGameTable(page: Page, module: GameModule): GameTable | null {
  const [table, setTable] = useState(() => page.loadedTable(module));
  useEffect(() => {
    let wanted = true;
    const rethrow = (reason: unknown) =>
      setTable(() => {
        throw reason;
      });
    page.tableOf(module).then(
      (loaded) => wanted && setTable(loaded),
      (reason: unknown) => wanted && rethrow(reason),
    );
    return () => {
      wanted = false;
    };
  }, [page, module]);
  return table;
}

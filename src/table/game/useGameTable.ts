import { useEffect, useState } from 'react';
import type { GameModule, GameTable } from '#module';
import { useTables } from '../../page/services';

/** What a game puts on the table: at once where it was loaded before, else null until it is there. Throws in render when it does not arrive. */
export function useGameTable(module: GameModule): GameTable | null {
  const tables = useTables();
  const [table, setTable] = useState(() => tables.loaded(module));
  useEffect(() => {
    let wanted = true;
    const rethrow = (reason: unknown) =>
      setTable(() => {
        throw reason;
      });
    tables.load(module).then(
      (loaded) => wanted && setTable(loaded),
      (reason: unknown) => wanted && rethrow(reason),
    );
    return () => {
      wanted = false;
    };
  }, [tables, module]);
  return table;
}

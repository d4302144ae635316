import type { GameModule, GameTable } from '#module';
import type { GameTables } from '../../page/services';

export function createTables(): GameTables {
  const loading = new Map<GameModule, Promise<GameTable>>();
  const loaded = new Map<GameModule, GameTable>();
  return {
    load(module) {
      const known = loading.get(module);
      if (known !== undefined) return known;
      const table = module.table();
      loading.set(module, table);
      table.then(
        (each) => loaded.set(module, each),
        () => loading.delete(module),
      );
      return table;
    },
    loaded: (module) => loaded.get(module) ?? null,
  };
}

import type { ComponentType } from 'react';
import { whenIdle } from '#core';
import type { GameModule } from '#module';
import { lazily } from '../page/lazily';
import type { GameTables } from '../page/services';
import type { TableProps } from '../table/TablePage';

let loaded: ComponentType<TableProps> | null = null;

async function load(): Promise<ComponentType<TableProps>> {
  const { ExtendedTable } = await import('./ExtendedTable');
  loaded = ExtendedTable;
  return ExtendedTable;
}

const LateTablePage = lazily(load);

/**
 * The table page: the component itself if loaded, else a lazy one. A loaded component must not suspend, since React
 * shows a fallback for at least a third of a second.
 */
export const tablePage = (): ComponentType<TableProps> => loaded ?? LateTablePage;

/** Preloads the table page. Also resolves on failure: the page that shows it retries and reports errors. */
export async function loadTablePage(): Promise<void> {
  await Promise.allSettled([load()]);
}

/**
 * Preloads the table page and a game's 3D table. Also resolves on failure: the page that shows them retries and reports
 * errors.
 */
export async function loadTableAhead(tables: GameTables, module: GameModule): Promise<void> {
  await Promise.allSettled([load(), tables.load(module)]);
}

/** Delay for browsers without an idle callback, ms; by then the lobby has been drawn. */
const DRAWN = 1500;

/**
 * Loads the table of a game when the browser is idle.
 * @returns a cancel function
 */
export function preloadWhenIdle(tables: GameTables, module: GameModule): () => void {
  if (!navigator.onLine) return () => {};
  return whenIdle(globalThis, () => void loadTableAhead(tables, module), { otherwise: DRAWN });
}

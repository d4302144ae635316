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
 * The page of the table: itself if it has been loaded, else one that is loaded when it is shown. What is there already
 * needs no fallback in its place, which React would keep up for a third of a second.
 */
export const tablePage = (): ComponentType<TableProps> => loaded ?? LateTablePage;

/** Loads the page of the table ahead. Resolves also when it does not come: what shows it tries again and says so. */
export async function loadTablePage(): Promise<void> {
  await Promise.allSettled([load()]);
}

/**
 * Loads the table, and what a game puts on it, before they are shown. Resolves when they are there, or will not come:
 * the page that shows them tries again and says so.
 */
export async function loadTableAhead(tables: GameTables, module: GameModule): Promise<void> {
  await Promise.allSettled([load(), tables.load(module)]);
}

/** Milliseconds after which the lobby has long been drawn, where the browser does not tell when it is idle. */
const DRAWN = 1500;

/**
 * Loads the table of a game once the browser has nothing else to do.
 * @returns a cancel function
 */
export function preloadWhenIdle(tables: GameTables, module: GameModule): () => void {
  if (!navigator.onLine) return () => {};
  return whenIdle(globalThis, () => void loadTableAhead(tables, module), { otherwise: DRAWN });
}

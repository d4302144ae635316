// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { GameTable } from '#module';
import { zorglModule } from '#zorgl';
import { createTables } from '../../../src/shell/services/tables';
import { useGameTable } from '../../../src/table/game/useGameTable';
import { providing } from '../../helpers/services';

afterEach(cleanup);

it('the table of a game is waited for once: a second game is there with its first picture', async () => {
  const wrapper = providing({ tables: createTables() });
  const table = {} as GameTable;
  const module = { ...zorglModule, table: () => Promise.resolve(table) };
  const first = renderHook(() => useGameTable(module), { wrapper });
  expect(first.result.current).toBeNull();
  await waitFor(() => expect(first.result.current).toBe(table));
  const second = renderHook(() => useGameTable(module), { wrapper });
  expect(second.result.current).toBe(table);
});

import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Result } from '#core';
import type { SaveListing } from '#storage';
import { isTable } from '../../page/address';
import { faultReason } from '../../page/faults/reason';
import type { Page } from '../../page/page';
import { makeProblem } from '../../page/problems';
import { saveGameFile } from '../../page/saves/gameFile';
import { type ListedGames, type SeatsOfGames, savedRows, seatsOfSaved } from './saved';

/** The games of this device, and what can be done with them; what fails is told by the page. */
export interface LobbyGames extends ListedGames {
  /** Goes on with a game. @param watch from its beginning */
  readonly resume: (id: string, watch: boolean) => Promise<void>;
  /** Keeps a game as a file, as it lies there where it cannot be read. */
  readonly keepAsFile: (id: string) => Promise<void>;
  readonly openFile: (file: File) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Lists the saved games, again whenever they may have changed. @param navigate goes where a file that is no game is shown */
export function useLobbyGames(page: Page, navigate: (path: string) => void): LobbyGames {
  const { language } = useStore(page.store, ({ preferences }) => preferences);
  const notice = useStore(page.saves.notice);
  const [listings, setListings] = useState<readonly SaveListing[]>([]);
  const [seatsOf, setSeatsOf] = useState<SeatsOfGames>(new Map());
  const list = useCallback(async () => {
    const found = await page.saves.list();
    setSeatsOf(await seatsOfSaved(found, page.shelf));
    setListings(found);
  }, [page]);
  // Named because what could not be read before may be read now.
  useEffect(() => {
    if (notice !== 'read-failed') void list();
  }, [notice, list]);
  /** Exceptions are reported like problems. */
  const attempt = async (work: () => Promise<Result<unknown>>) => {
    try {
      const done = await work();
      if (!done.ok) page.report(done.error);
    } catch (thrown) {
      page.report(makeProblem('', 'game.failed', { detail: faultReason(thrown) }));
    }
  };
  return {
    ...savedRows(listings, page.shelf.entries, seatsOf, language),
    resume: (id, watch) =>
      attempt(async () => {
        const saved = await page.saves.load(id);
        const resumed = saved.ok ? await page.resume(saved.value) : saved;
        if (!resumed.ok) return resumed;
        if (watch) resumed.value.session.replay();
        page.show(resumed.value);
        return resumed;
      }),
    keepAsFile: (id) => attempt(() => saveGameFile(page.saves, id)),
    openFile: (file) =>
      attempt(async () => {
        const { openFile } = await import('../../features/author/open');
        const opened = await openFile(file, page);
        if (opened.ok && !isTable(opened.value)) navigate(opened.value);
        return opened;
      }),
    async remove(id) {
      const removed = await page.saves.remove(id);
      if (!removed.ok) {
        const detail = String(removed.error.params?.detail ?? '');
        page.report(makeProblem('', 'save.notRemoved', { detail }));
      }
      await list();
    },
  };
}

import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Result } from '#core';
import { useMemory, useNotices, usePreferences, useRandom } from '#module';
import type { SaveListing } from '#storage';
import { isTable } from '../../page/address';
import { makeProblem } from '../../page/problems';
import { saveGameFile } from '../../page/saves/gameFile';
import { useSaves, useSessions } from '../../page/services';
import { shelf } from '../../page/shelf';
import { faultReason } from '../faults/reason';
import { type ListedGames, type SeatsOfGames, savedRows, seatsOfSaved } from './saved';

/** The saved games with their commands; the page reports errors. */
export interface LobbyGames extends ListedGames {
  /** Resumes a game. @param watch from its beginning */
  readonly resume: (id: string, watch: boolean) => Promise<void>;
  /** Exports a game as a file; an unreadable one unchanged. */
  readonly keepAsFile: (id: string) => Promise<void>;
  readonly openFile: (file: File) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/**
 * Lists the saved games and refreshes the list whenever they may have changed. @param navigate called for opened files
 * that are not games
 */
export function useLobbyGames(navigate: (path: string) => void): LobbyGames {
  const notices = useNotices();
  const saves = useSaves();
  const memory = useMemory();
  const random = useRandom();
  const sessions = useSessions();
  const { language } = usePreferences();
  const notice = useStore(saves.notice);
  const [listings, setListings] = useState<readonly SaveListing[]>([]);
  const [seatsOf, setSeatsOf] = useState<SeatsOfGames>(new Map());
  const list = useCallback(async () => {
    const found = await saves.list();
    setSeatsOf(await seatsOfSaved(found, shelf));
    setListings(found);
  }, [saves]);
  // A dependency because a save that was unreadable before may be readable now.
  useEffect(() => {
    if (notice !== 'read-failed') void list();
  }, [notice, list]);
  /** Exceptions are reported like problems. */
  const attempt = async (work: () => Promise<Result<unknown>>) => {
    try {
      const done = await work();
      if (!done.ok) notices.report(done.error);
    } catch (thrown) {
      notices.report(makeProblem('', 'game.failed', { detail: faultReason(thrown) }));
    }
  };
  return {
    ...savedRows(listings, shelf.entries, seatsOf, language),
    resume: (id, watch) =>
      attempt(async () => {
        const saved = await saves.load(id);
        return saved.ok ? sessions.resume(saved.value, { watch }) : saved;
      }),
    keepAsFile: (id) => attempt(() => saveGameFile(saves, id)),
    openFile: (file) =>
      attempt(async () => {
        const { openFile } = await import('../../features/author/open');
        const opened = await openFile(file, { memory, random, sessions });
        if (opened.ok && !isTable(opened.value)) navigate(opened.value);
        return opened;
      }),
    async remove(id) {
      const removed = await saves.remove(id);
      if (!removed.ok) {
        const detail = String(removed.error.params?.detail ?? '');
        notices.report(makeProblem('', 'save.notRemoved', { detail }));
      }
      await list();
    },
  };
}

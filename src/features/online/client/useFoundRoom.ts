import { useEffect, useState } from 'react';
import type { Problem, Result } from '#core';
import type { GameModule } from '#module';
import type { RoomInfo } from '#net';
import type { Connection } from '../../../page/connection';
import type { Page } from '../../../page/page';

/** A room that was looked for. */
export type FoundRoom =
  /** @param why it takes long: nobody answers, or there is nothing to be seen yet; null while that need not be said */
  | { readonly state: 'looking'; readonly why: 'away' | 'early' | null }
  /** @param looksOn it is looked for again and again */
  | { readonly state: 'failed'; readonly problem: Problem; readonly looksOn?: boolean }
  | {
      readonly state: 'found';
      readonly connection: Connection;
      readonly room: RoomInfo;
      readonly module: GameModule;
    };

/** Milliseconds after which it is said that there is no connection. */
const TIMEOUT = 4000;
/** Milliseconds until a room is looked for again that was not there. */
const AGAIN = 8000;

/** What may be otherwise a moment later. */
const PASSING: ReadonlySet<string> = new Set(['room.unknown', 'room.often', 'room.away', 'room.failed']);

/** Resolves when the connection is there. */
function whenUp(connection: Connection): Promise<void> {
  if (connection.up) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = connection.listen({
      news() {},
      change(up) {
        if (!up) return;
        stop();
        resolve();
      },
    });
  });
}

/** Resolves on the next room event. */
function whenTold(connection: Connection): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.listen({
      news({ tell }) {
        if (tell !== 'room') return;
        stop();
        resolve();
      },
      change() {},
    });
  });
}

/** @param early receives when there is no such room yet, and it is waited for; a room that is not there is refused if left out */
async function look(
  page: Page,
  connection: Connection,
  code: string,
  early?: () => void,
): Promise<Result<FoundRoom>> {
  await whenUp(connection);
  const looked = await connection.ask<RoomInfo>({ do: 'look', room: code });
  if (!looked.ok && early !== undefined && looked.error.code === 'room.unknown') {
    const told = whenTold(connection);
    early();
    await told;
    return look(page, connection, code, early);
  }
  if (!looked.ok) return looked;
  const module = await page.shelf.load(looked.value.game);
  if (!module.ok) return module;
  return { ok: true, value: { state: 'found', connection, room: looked.value, module: module.value } };
}

/** How a page comes to a room. @param code of the room */
export type Connect = (browser: Window, code: string) => Promise<Connection>;

/**
 * Looks for a room by its code, over a connection that stays as long as the page. Throws in render where the program of its
 * game does not arrive.
 * @param connect must stay the same; another than that of the page waits for a room that is not there yet
 */
export function useFoundRoom(page: Page, code: string, connect: Connect = page.connect): FoundRoom {
  const [found, setFound] = useState<FoundRoom>({ state: 'looking', why: null });
  useEffect(() => {
    let gone = false;
    let close = () => {};
    let again: ReturnType<typeof setTimeout> | undefined;
    const late = setTimeout(() => setFound({ state: 'looking', why: 'away' }), TIMEOUT);
    const find = async () => {
      const connection = await connect(window, code);
      close = () => connection.close();
      if (gone) close();
      const wait = () => {
        clearTimeout(late);
        if (!gone) setFound({ state: 'looking', why: 'early' });
      };
      const search = async (): Promise<void> => {
        const looked = await look(page, connection, code, connect === page.connect ? undefined : wait);
        clearTimeout(late);
        if (gone) return;
        if (looked.ok) {
          setFound(looked.value);
          return;
        }
        const looksOn = PASSING.has(looked.error.code);
        setFound({ state: 'failed', problem: looked.error, looksOn });
        if (looksOn) again = setTimeout(() => void search().catch(fail), AGAIN);
      };
      await search();
    };
    const fail = (reason: unknown) => {
      clearTimeout(late);
      if (gone) return;
      setFound(() => {
        throw reason;
      });
    };
    find().catch(fail);
    return () => {
      gone = true;
      clearTimeout(late);
      clearTimeout(again);
      close();
    };
  }, [page, code, connect]);
  return found;
}

import { useEffect, useState } from 'react';
import type { Problem, Result } from '#core';
import type { GameModule } from '#module';
import type { RoomInfo } from '#net';
import type { Connection } from '../../../page/connection';
import { useConnect } from '../../../page/services';
import { shelf } from '../../../page/shelf';

/** State of a room lookup. */
export type FoundRoom =
  /** @param why reason for a long wait: no response, or nothing to see yet; null while it is short */
  | { readonly state: 'looking'; readonly why: 'away' | 'early' | null }
  /** @param looksOn it keeps retrying */
  | { readonly state: 'failed'; readonly problem: Problem; readonly looksOn?: boolean }
  | {
      readonly state: 'found';
      readonly connection: Connection;
      readonly room: RoomInfo;
      readonly module: GameModule;
    };

/** Time until a missing connection is reported, ms. */
const TIMEOUT = 4000;
/** Retry interval while the room is missing, ms. */
const AGAIN = 8000;

/** Problems that may go away by themselves. */
const PASSING: ReadonlySet<string> = new Set(['room.unknown', 'room.often', 'room.away', 'room.failed']);

/** Resolves once connected. */
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
function nextRoomNews(connection: Connection): Promise<void> {
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

/**
 * @param early called if the room does not exist yet, and waits for it; without it a missing room is an error
 */
async function look(connection: Connection, code: string, early?: () => void): Promise<Result<FoundRoom>> {
  await whenUp(connection);
  const looked = await connection.ask<RoomInfo>({ do: 'look', room: code });
  if (!looked.ok && early !== undefined && looked.error.code === 'room.unknown') {
    const roomNews = nextRoomNews(connection);
    early();
    await roomNews;
    return look(connection, code, early);
  }
  if (!looked.ok) return looked;
  const module = await shelf.load(looked.value.game);
  if (!module.ok) return module;
  return { ok: true, value: { state: 'found', connection, room: looked.value, module: module.value } };
}

/** Opens a page's connection to a room. @param code of the room */
export type Connect = (browser: Window, code: string) => Promise<Connection>;

/**
 * Looks up a room by its code over a connection that lasts as long as the page. Throws in render if the
 * game's code fails to load.
 * @param connect must be stable; any other than the page's own waits for rooms that do not exist yet
 */
export function useFoundRoom(code: string, own?: Connect): FoundRoom {
  const usual = useConnect();
  const connect = own ?? usual;
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
        const looked = await look(connection, code, connect === usual ? undefined : wait);
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
  }, [connect, usual, code]);
  return found;
}

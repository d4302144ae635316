import { useEffect, useState } from 'react';
import type { Problem, Result } from '#core';
import type { GameModule } from '#module';
import type { ToldRoom } from '#net';
import type { Page } from '../page';
import type { Connection } from './connection';

/** A room that was looked for. */
export type FoundRoom =
  | { readonly state: 'looking'; readonly away: boolean }
  | { readonly state: 'failed'; readonly problem: Problem }
  | {
      readonly state: 'found';
      readonly connection: Connection;
      readonly room: ToldRoom;
      readonly module: GameModule;
    };

/** Milliseconds after which it is said that there is no connection. */
const PATIENCE = 4000;

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

async function look(page: Page, connection: Connection, code: string): Promise<Result<FoundRoom>> {
  await whenUp(connection);
  const looked = await connection.ask<ToldRoom>({ do: 'look', room: code });
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
 * @param connect must stay the same
 */
export function useFoundRoom(page: Page, code: string, connect: Connect = page.connect): FoundRoom {
  const [found, setFound] = useState<FoundRoom>({ state: 'looking', away: false });
  useEffect(() => {
    let gone = false;
    let close = () => {};
    const late = setTimeout(() => setFound({ state: 'looking', away: true }), PATIENCE);
    const find = async () => {
      const connection = await connect(window, code);
      close = () => connection.close();
      if (gone) close();
      const looked = await look(page, connection, code);
      clearTimeout(late);
      if (!gone) setFound(looked.ok ? looked.value : { state: 'failed', problem: looked.error });
    };
    find().catch((reason: unknown) => {
      clearTimeout(late);
      if (gone) return;
      setFound(() => {
        throw reason;
      });
    });
    return () => {
      gone = true;
      clearTimeout(late);
      close();
    };
  }, [page, code, connect]);
  return found;
}

import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { PROTOCOL, ROOMS_QUESTION } from '#net';

const Answer = v.object({ version: v.literal(PROTOCOL), games: v.array(v.string()) });

const NONE: readonly string[] = [];

/** Ids of the games that this server hosts rooms for; none without a compatible server. */
async function askServer(browser: Window): Promise<readonly string[]> {
  if (!browser.navigator.onLine) return NONE;
  try {
    const response = await browser.fetch(ROOMS_QUESTION);
    const read = v.safeParse(Answer, await response.json());
    return read.success ? read.output.games : NONE;
  } catch {
    return NONE;
  }
}

/** Whether the server hosts rooms for a game; false while unknown. @param game id */
export function useHostedRooms(game: string): boolean {
  const [games, setGames] = useState(NONE);
  useEffect(() => {
    let gone = false;
    void askServer(window).then((hosted) => {
      if (!gone) setGames(hosted);
    });
    return () => {
      gone = true;
    };
  }, []);
  return games.includes(game);
}

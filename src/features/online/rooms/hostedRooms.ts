import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { PROTOCOL, ROOMS_QUESTION } from '#net';

const Answer = v.object({ version: v.literal(PROTOCOL), games: v.array(v.string()) });

const NONE: readonly string[] = [];

/** The games that the server of the page hosts rooms of, by id; none if it is no server of rooms, or of another version. */
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

/** Whether rooms of a game can be had here; false until that is known. @param game its id */
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

import { useEffect, useMemo, useRef } from 'react';

import type { TableParts } from '../table/parts';
import type { PageSound } from './PageSound';

/**
 * The sound of a session: what its director passes is heard, the music follows the game.
 * @param ready resolves when the first frame is drawn
 * @returns lets the time of the sounds pass, in seconds; to be called after every step of the session's time
 */
export function useTableSound(
  sound: PageSound,
  { module, session }: Pick<TableParts, 'module' | 'session'>,
  ready: Promise<void>,
): (seconds: number) => void {
  const { soundtrack } = sound;
  const { director } = session;
  useEffect(() => {
    let gone = false;
    void ready.then(() => {
      if (!gone) sound.arm();
    });
    return () => {
      gone = true;
    };
  }, [sound, ready]);
  useEffect(
    () =>
      director.onCue((cue) => {
        if (cue.kind === 'sound') soundtrack.hear(cue, director.speed);
      }),
    [director, soundtrack],
  );
  useEffect(() => {
    soundtrack.beginMusic(module.tension(session.table));
    return () => soundtrack.endMusic();
  }, [module, session, soundtrack]);
  const known = useRef<{ readonly table: unknown; readonly tension: number }>({ table: null, tension: 0 });
  return useMemo(
    () => (seconds: number) => {
      const { table } = session;
      if (known.current.table !== table) known.current = { table, tension: module.tension(table) };
      soundtrack.tick(seconds, known.current.tension);
    },
    [module, session, soundtrack],
  );
}

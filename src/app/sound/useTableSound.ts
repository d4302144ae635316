import { useEffect, useMemo, useRef } from 'react';
import type { Session } from '#session';
import type { ZorglTypes } from '#zorgl/rules';
import { type Table, tensionOf } from '#zorgl/view';
import type { PageSound } from './PageSound';

/**
 * The sound of a session: what its director passes is heard, the music follows the game.
 * @param ready resolves when the first frame is drawn
 * @returns lets the time of the sounds pass, in seconds; to be called after every step of the session's time
 */
export function useTableSound(
  sound: PageSound,
  session: Session<ZorglTypes, Table>,
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
    soundtrack.beginMusic(tensionOf(session.table));
    return () => soundtrack.endMusic();
  }, [session, soundtrack]);
  const known = useRef<{ readonly table: Table; readonly tension: number } | null>(null);
  return useMemo(
    () => (seconds: number) => {
      const { table } = session;
      if (known.current?.table !== table) known.current = { table, tension: tensionOf(table) };
      soundtrack.tick(seconds, known.current.tension);
    },
    [session, soundtrack],
  );
}

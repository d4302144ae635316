import { useEffect, useMemo, useRef } from 'react';

import type { SoundRequest } from '#audio';
import type { SoundCue } from '#director';
import { isHuman } from '#session';
import type { PageSound } from '../../page/services';
import type { TableParts } from '../game/parts';

/** The sound of a cue on a device. @param here the seats played by people on it */
export function soundRequestFor({ own, ...cue }: SoundCue, here: readonly string[]): SoundRequest {
  const theirs = own !== undefined && here.length > 0 && here.every((seat) => own.seats.includes(seat));
  return theirs ? { ...cue, sound: own.sound } : cue;
}

/**
 * Sound of a session: plays the cues of its director, and adapts music and ambience to the game.
 * @param ready resolves when the first frame is drawn
 * @param mine seats played at this device, if people also play elsewhere
 * @returns advances the time of the sounds, seconds; call after every time step of the session
 */
export function useTableSound(
  sound: PageSound,
  { module, session }: Pick<TableParts, 'module' | 'session'>,
  ready: Promise<void>,
  mine?: readonly string[],
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
  useEffect(() => {
    const here = () =>
      mine ??
      session.store
        .getState()
        .seats.filter(isHuman)
        .map(({ seat }) => seat);
    return director.onCue((cue) => {
      if (cue.kind === 'sound') soundtrack.play(soundRequestFor(cue, here()), director.speed);
    });
  }, [director, session, soundtrack, mine]);
  useEffect(() => {
    soundtrack.begin(module.tension(session.table));
    return () => soundtrack.end();
  }, [module, session, soundtrack]);
  const known = useRef<{ readonly table: unknown; readonly tension: number; readonly strain: number }>({
    table: null,
    tension: 0,
    strain: 0,
  });
  return useMemo(
    () => (seconds: number) => {
      const { table } = session;
      if (known.current.table !== table) {
        known.current = { table, tension: module.tension(table), strain: module.strain(table) };
      }
      const { tension, strain } = known.current;
      soundtrack.tick(seconds, tension, { strained: strain });
    },
    [module, session, soundtrack],
  );
}

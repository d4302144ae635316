import { useEffect } from 'react';
import type { SoundMap } from '#audio';
import type { PageSounds } from './services';

/**
 * Plays the sounds of the lobby's game, music and ambience included, on a page without a table, after the first user
 * gesture.
 * @param map may change; sounds that stay the same keep playing @param ready resolves when the first frame is drawn
 */
export function usePageSounds(sound: PageSounds, map: SoundMap, ready: Promise<void>): void {
  useEffect(() => {
    let gone = false;
    void ready.then(() => {
      if (!gone) sound.arm();
    });
    return () => {
      gone = true;
    };
  }, [sound, ready]);
  useEffect(() => sound.use(map), [sound, map]);
  useEffect(() => {
    sound.soundtrack.begin(0);
    return () => {
      sound.soundtrack.end();
      sound.use(null);
    };
  }, [sound]);
}

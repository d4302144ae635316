import { useEffect } from 'react';
import type { SoundMap } from '#audio';
import type { PageSounds } from './services';

/**
 * Lets a page without a table of the lobby's game be heard, music and place included, from the first touch on.
 * @param map another one goes on where it differs @param ready resolves when the first picture is drawn
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

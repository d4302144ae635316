import { useEffect, useState } from 'react';
import type { FilmSupport, PictureSheet } from './encoder';
import { bitrateOf } from './settings';

/** Hook: the browser's support for a film; null until known. @param wanted null if no film is wanted */
export function useFilmSupport(wanted: Omit<PictureSheet, 'bitrate'> | null): FilmSupport | null {
  const [support, setSupport] = useState<FilmSupport | null>(null);
  const { width = 0, height = 0, rate = 0, format } = wanted ?? {};
  useEffect(() => {
    setSupport(null);
    if (format === undefined) return undefined;
    let latest = true;
    const sheet = { width, height, rate, bitrate: bitrateOf(width, height, rate), format };
    void import('./encoder')
      .then(({ filmSupport }) => filmSupport(sheet))
      .then(
        (found) => latest && setSupport(found),
        // Ignored: filming reports the error.
        () => {},
      );
    return () => {
      latest = false;
    };
  }, [width, height, rate, format]);
  return support;
}

const place = document.getElementById('root');

/** The poster that was pressed before the program loaded; null if none was. */
export const playedPoster: Element | null =
  place?.dataset.played === undefined ? null : place.querySelector('.embed-poster');

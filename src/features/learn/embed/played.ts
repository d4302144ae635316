const place = document.getElementById('root');

/** The poster on which somebody has pressed before the program was there, as it stood on the page; null if nobody has. */
export const playedPoster: Element | null =
  place?.dataset.played === undefined ? null : place.querySelector('.embed-poster');

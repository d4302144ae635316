/** What can be wrong on the page itself: films, photos, files. */
export const problems = {
  'game.unknown': ({ game, titles }: { readonly game: string; readonly titles: string }) =>
    `This app does not include the game ${game}. It has ${titles}`,
  'game.notLoaded': ({ title }: { readonly title: string }) =>
    `${title} could not be loaded. The network may be down, or there is a new version: reload the page.`,
  'game.failed': ({ detail }: { readonly detail: string }) =>
    `Something failed, or a part could not be loaded: reload the page. Nothing is lost. (${detail})`,
  'film.insecure':
    'Browsers record films only at addresses that begin with https:// or http://localhost. Open the game on the computer that serves it.',
  'film.webcodecs':
    'This browser cannot record films (it lacks WebCodecs). Recent versions of Chrome, Edge, Safari and Firefox can.',
  'film.format':
    'This browser cannot record that file type at that size. Try the other type or a smaller size.',
  'film.sound': 'This browser cannot encode the sound. Make the film without sound.',
  'film.encoding': 'The recording failed. Try a smaller size.',
  'film.gif': 'That is too big for a GIF. Try a smaller size, or a film.',
  'film.cancelled': 'Export cancelled.',
  'shared.nothing':
    'The shared text has no link to this app. Share a link to a game, a moment, a lesson or a table.',
  'save.notRemoved': ({ detail }: { readonly detail: string }) =>
    `The game could not be deleted. (${detail})`,
  'photo.noRoom': ({ width, height }: { readonly width: number; readonly height: number }) =>
    `This browser cannot make a picture of ${width} × ${height} pixels.`,
};

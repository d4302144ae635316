/** What can be wrong on the page itself: films, photos, files. */
export const problems = {
  'game.unknown': ({ game, titles }: { readonly game: string; readonly titles: string }) =>
    `${game} is a game that this program does not have; it has ${titles}`,
  'game.notLoaded': ({ title }: { readonly title: string }) =>
    `${title} did not arrive. Perhaps the network is down, or there is a newer version: reload the page.`,
  'game.failed': ({ detail }: { readonly detail: string }) =>
    `The program failed at it, or a part of it did not arrive: reload the page. Nothing is lost. (${detail})`,
  'film.insecure':
    'Browsers make films only on pages whose address begins with https:// or with http://localhost. Open the game on the computer that serves it.',
  'film.webcodecs':
    'This browser cannot encode films (it lacks WebCodecs). Recent versions of Chrome, Edge, Safari and Firefox can.',
  'film.format':
    'This browser cannot encode that file at that size. Try the other file type, or a smaller size.',
  'film.sound': 'This browser cannot encode the sound. Make the film without sound.',
  'film.encoding': 'The encoder gave up. Try a smaller size.',
  'film.gif': 'That is too much for a GIF. Try a smaller size, or a film.',
  'film.cancelled': 'Export cancelled.',
  'shared.nothing':
    'Nothing in what was shared leads to this program. Share a link to a game, a moment, a lesson or a table.',
  'save.notRemoved': ({ detail }: { readonly detail: string }) =>
    `The game could not be deleted. (${detail})`,
  'photo.noRoom': ({ width, height }: { readonly width: number; readonly height: number }) =>
    `This browser has no room for a picture of ${width} × ${height} pixels.`,
};

/** The English texts of lessons in the frames of other pages. */
export const embed = {
  play: 'Play the lesson',
  playIt: (lesson: string) => `Play the lesson “${lesson}”`,
  open: 'Open in Kaiju Tabletop',
  home: 'Kaiju Tabletop',
  frameTitle: (lesson: string, game: string) => `${lesson} – ${game} on Kaiju Tabletop`,
  copyStep: 'Copy link to this step',
  copyFrame: 'Embed',
  link: 'Link to this step',
  frame: 'Embed code',
  copiedLink: 'The link is in the clipboard.',
  copiedFrame: 'The embed code is in the clipboard: paste it into the source of a page.',
  copyFailed: 'Copying failed. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
};

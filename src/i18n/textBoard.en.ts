/** The table in words, for those who do not see it. */
export const textBoard = {
  title: 'Text board',
  skip: 'Skip links',
  toggle: 'Text board: the table in words',
  close: 'Close the text board',
  grid: 'The board in words',
  hint: 'Arrows move, Ctrl+arrow jumps to the next playable box, Enter plays it.',
  walk: 'Arrows go to the place beside, Enter plays it.',
  cell: (name: string, holds: string) => `${name}: ${holds}`,
  /** @param does what Enter does in the box */
  open: (name: string, holds: string, does: string) => `${name}: ${holds}. Enter: ${does}`,
  story: 'What happens',
};

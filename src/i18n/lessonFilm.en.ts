/** The English texts of lessons that are kept as films and pictures. */
export const lessonFilm = {
  open: 'Save as film or picture',
  title: 'The lesson as a film or picture',
  hint: 'Rendered frame by frame, with the text beside the table. Questions answer themselves.',
  formats: { webm: 'WebM', mp4: 'MP4', gif: 'GIF', strip: 'Strip' },
  formatHints: {
    webm: 'A film with sound, for web pages.',
    mp4: 'A film with sound, for messages and slides.',
    gif: 'An animated picture without sound. Small sizes work best.',
    strip: 'One PNG of every step, before and after, to print.',
  },
  size: (width: number, height: number) => `${width} × ${height}`,
  pictures: (count: number) => (count === 1 ? '1 frame' : `${count} frames`),
  start: 'Create',
};

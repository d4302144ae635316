/** The English texts of lessons that are kept as films and pictures. */
export const lessonFilm = {
  open: 'Save as film or picture',
  title: 'The lesson as a film or picture',
  hint: 'It is drawn picture by picture, with what is said beside the table; questions are answered by themselves.',
  formats: { webm: 'WebM', mp4: 'MP4', gif: 'GIF', strip: 'Strip' },
  formatHints: {
    webm: 'A film with sound, for web pages.',
    mp4: 'A film with sound, for messages and slides.',
    gif: 'A picture that moves wherever pictures are shown, without sound. Small sizes are best.',
    strip: 'One PNG with each step before and after, to be printed.',
  },
  size: (width: number, height: number) => `${width} × ${height}`,
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  start: 'Make it',
};

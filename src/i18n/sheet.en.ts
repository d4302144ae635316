/** The English texts of the event sheet. */
export const sheet = {
  title: 'Animation gallery',
  event: 'Event',
  time: 'Time',
  loop: 'Loop',
  close: 'Close-up',
  picture: (event: string) => `The table during the event “${event}”`,
};

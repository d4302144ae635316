/** The English texts of the event sheet. */
export const sheet = {
  title: 'Event sheet',
  event: 'Event',
  time: 'Time',
  loop: 'Again and again',
  close: 'Close-up',
  picture: (event: string) => `The table during the event “${event}”`,
};

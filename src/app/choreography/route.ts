/** The route of the event sheet. */
export const EVENT_SHEET = '/dev/choreography';

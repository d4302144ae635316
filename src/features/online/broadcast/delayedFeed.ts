import type { ServerEvent } from '#net';
import type { Connection } from '../../../page/connection';

/**
 * Delays the events of a connection. Requests are answered at once, so a device that joins starts with the
 * current state.
 * @param seconds 0 or more
 * @param later timer function
 */
export function delayedFeed(
  connection: Connection,
  seconds: number,
  later: (seconds: number, run: () => void) => () => void,
): Connection {
  if (seconds === 0) return connection;
  return {
    ...connection,
    get up() {
      return connection.up;
    },
    listen({ news, change }) {
      const waiting = new Set<() => void>();
      const hold = (each: ServerEvent) => {
        const callOff = later(seconds, () => {
          waiting.delete(callOff);
          news(each);
        });
        waiting.add(callOff);
      };
      const stop = connection.listen({ news: hold, change });
      return () => {
        stop();
        for (const callOff of waiting) callOff();
      };
    },
  };
}

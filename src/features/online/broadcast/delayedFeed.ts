import type { ServerEvent } from '#net';
import type { Connection } from '../../../page/connection';

/**
 * A connection whose news come later than they arrive. What is asked is answered at once: anyone who enters a room begins
 * with what is known then.
 * @param seconds 0 or more @param later calls after some seconds
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

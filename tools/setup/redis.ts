/**
 * Puts Debian's redis-server on a machine that has none: the tests of servers that share their rooms start it themselves.
 * Ends with status 1 and what to do where it may not install anything.
 */
import { answers, install } from './install';

if (!answers('redis-server') && !install('redis-server')) {
  console.error('error: redis-server: is missing; install it (on Debian: "apt install redis-server")');
  process.exit(1);
}

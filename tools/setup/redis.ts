/**
 * Installs Debian's redis-server if missing; the tests of servers that share rooms start it themselves.
 * Exits with status 1 and instructions if it lacks the permission.
 */
import { answers, install } from './install';

if (!answers('redis-server') && !install('redis-server')) {
  console.error('error: redis-server: is missing; install it (on Debian: "apt install redis-server")');
  process.exit(1);
}

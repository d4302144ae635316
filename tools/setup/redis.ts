/**
 * Puts Debian's redis-server on a machine that has none: the tests of servers that share their rooms start it themselves.
 * Ends with status 1 and what to do where it may not install anything.
 */
import { spawnSync } from 'node:child_process';

const there = () => spawnSync('redis-server', ['--version']).status === 0;

function asRoot(...words: readonly string[]): boolean {
  const [command = '', ...rest] = process.getuid?.() === 0 ? words : ['sudo', '--non-interactive', ...words];
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

const install = () => asRoot('apt-get', 'install', '--yes', '--no-install-recommends', 'redis-server');

if (!there() && !install() && !(asRoot('apt-get', 'update') && install())) {
  console.error('error: redis-server: is missing; install it (on Debian: "apt install redis-server")');
  process.exit(1);
}

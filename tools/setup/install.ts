import { spawnSync } from 'node:child_process';

function asRoot(...words: readonly string[]): boolean {
  const [command = '', ...rest] = process.getuid?.() === 0 ? words : ['sudo', '--non-interactive', ...words];
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Whether a program is installed: it answers when asked for its version. */
export const answers = (program: string, argument = '--version'): boolean =>
  spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;

/** Installs Debian packages, refreshing the package list if necessary. */
export function install(...packages: readonly string[]): boolean {
  const once = () => asRoot('apt-get', 'install', '--yes', '--no-install-recommends', ...packages);
  return once() || (asRoot('apt-get', 'update') && once());
}

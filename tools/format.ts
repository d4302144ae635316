import { execFileSync } from 'node:child_process';

/** Formats a file as `npm run format` does. */
export function format(file: string): void {
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}

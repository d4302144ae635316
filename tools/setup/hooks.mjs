/** Makes git use the hooks in `.githooks`; does nothing outside a checkout or without git. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.git')) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
  } catch {
    console.warn('The commit hook could not be installed: git does not answer.');
  }
}

/** Lets git use the hooks of `.githooks`; does nothing where this is no checkout or git is not installed. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.git')) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
  } catch {
    console.warn('The commit hook could not be installed: git does not answer.');
  }
}

/**
 * Puts Debian's Firefox and WebKitGTK, and a screen that nobody sees for them, on a machine that has apt. Where that fails
 * the tests go on without them, and say so.
 */
import { answers, install } from './install';

if (process.platform === 'linux' && answers('apt-get')) {
  const missing = [
    ...(answers('Xvfb', '-help') ? [] : ['xvfb']),
    ...(answers('firefox-esr') || answers('firefox') ? [] : ['firefox-esr']),
    ...(answers('WebKitWebDriver', '--help') ? [] : ['webkit2gtk-driver']),
  ];
  if (missing.length > 0 && !install(...missing)) {
    console.warn(`warning: could not install ${missing.join(', ')}; not every browser is tried`);
  }
}

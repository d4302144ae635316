/**
 * Installs Debian's Firefox and WebKitGTK with a virtual display, on machines with apt. If that fails, the tests run
 * without them and say so.
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

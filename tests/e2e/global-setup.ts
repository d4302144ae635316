import { prepareBrowser } from './browser';
import { OTHER_BROWSERS } from './otherBrowsers';

/** Before any test: a browser to run them in, and a line for each that is not tried. */
export default function globalSetup(): void {
  prepareBrowser();
  for (const { name, installed } of OTHER_BROWSERS) {
    if (!installed) console.warn(`${name} is not installed here, or has no screen (Xvfb): it is not tried.`);
  }
}

import { prepareBrowser } from './browser';

/** Before any test: a browser to run them in. */
export default function globalSetup(): void {
  prepareBrowser();
}

import { register } from 'node:module';

const HOOK = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);`;

/** Lets modules of the page be loaded here: their style sheets are taken for empty modules from now on. */
export function takeStylesForEmpty(): void {
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
}

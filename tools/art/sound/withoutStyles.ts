import { register } from 'node:module';

const HOOK = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);`;

/** Lets Node import modules of the page, by replacing style sheets with empty modules. */
export function takeStylesForEmpty(): void {
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
}

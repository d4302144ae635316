import { type CoreProblems, coreProblems, defineProblems, describeProblem, type Problem } from '#core';

/** Start-up errors of the server; English only, for the terminal. */
const english = {
  'page.missing': ({ directory }: { readonly directory: string }) =>
    `${directory} has no index.html; build the page with "npm run build"`,
  'arguments.unknown': ({ line }: { readonly line: string }) =>
    `"${line}" is not understood; use "--port NUMBER --host ADDRESS"`,
  'host.empty': 'needs an address',
  'host.unknown': ({ host }: { readonly host: string }) => `${host} is not an address of this computer`,
  'port.invalid': ({ text }: { readonly text: string }) => `"${text}" is not a port, 0 to 65535`,
  'port.forbidden': ({ port }: { readonly port: number }) => `${port} needs more rights than this user has`,
  'port.failed': ({ port, detail }: { readonly port: number; readonly detail: string }) =>
    `${port} ${detail}`,
  'port.inUse': ({ port }: { readonly port: number }) => `${port} is in use`,
  'setting.invalid': ({ text, form }: { readonly text: string; readonly form: string }) =>
    `"${text}" is not ${form}`,
  'store.failed': ({ file, detail }: { readonly file: string; readonly detail: string }) =>
    `${file} could not be opened (${detail})`,
  'store.inUse': ({ file }: { readonly file: string }) =>
    `${file} is in use by another server; stop that server or choose another file`,
  'redis.failed': ({ detail }: { readonly detail: string }) => `no Redis server answers there (${detail})`,
  'port.allInUse': ({ first, last }: { readonly first: number; readonly last: number }) =>
    `all ports from ${first} to ${last} are in use`,
};

export const { makeProblem, fail } = defineProblems<CoreProblems & typeof english>();

/** A server problem on one line: `field: reason`. */
export const describeInEnglish = (found: Problem): string =>
  describeProblem(found, { ...coreProblems.en, ...english });

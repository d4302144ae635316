import { type CoreProblems, coreProblems, defineProblems, describeProblem, type Problem } from '#core';

/** What keeps the server from starting; the terminal speaks English. */
const english = {
  'page.missing': ({ directory }: { readonly directory: string }) =>
    `${directory} holds no index.html; build it with "npm run build"`,
  'arguments.unknown': ({ line }: { readonly line: string }) =>
    `"${line}" is not "--port NUMBER --host ADDRESS"`,
  'host.empty': 'names no address',
  'host.unknown': ({ host }: { readonly host: string }) => `${host} is no address of this computer`,
  'port.invalid': ({ text }: { readonly text: string }) => `"${text}" is not a port, 0 to 65535`,
  'port.forbidden': ({ port }: { readonly port: number }) => `${port} may not be opened by this user`,
  'port.failed': ({ port, detail }: { readonly port: number; readonly detail: string }) =>
    `${port} ${detail}`,
  'port.inUse': ({ port }: { readonly port: number }) => `${port} is in use`,
  'setting.invalid': ({ text, form }: { readonly text: string; readonly form: string }) =>
    `"${text}" is not ${form}`,
  'store.failed': ({ file, detail }: { readonly file: string; readonly detail: string }) =>
    `${file} cannot be opened (${detail})`,
  'store.inUse': ({ file }: { readonly file: string }) =>
    `${file} is the file of another server that runs; stop it, or give this one a file of its own`,
  'redis.failed': ({ detail }: { readonly detail: string }) => `no Redis answers there (${detail})`,
  'port.allInUse': ({ first, last }: { readonly first: number; readonly last: number }) =>
    `${first} to ${last} are all in use`,
};

export const { finding, problem } = defineProblems<CoreProblems & typeof english>();

/** A problem of the server on one line: `field: reason`. */
export const describeInEnglish = (found: Problem): string =>
  describeProblem(found, { ...coreProblems.en, ...english });

import { parseArgs } from 'node:util';
import { ok, type Result } from '#core';
import { fail } from './problems';

export const DEFAULT_PORT = 3000;

export interface ServerChoice {
  readonly port: number;
  /** The port was given explicitly, so no other port may be tried. */
  readonly named: boolean;
  /** Address to listen on; null for all addresses of this computer. */
  readonly host: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Chooses where to listen. Port: `--port N`, then the variable `PORT`, then the default. Address: `--host NAME`, else
 * all. Fails for any other argument.
 */
export function chooseAddress(args: readonly string[], environment: Environment): Result<ServerChoice> {
  let options: { readonly port?: string | undefined; readonly host?: string | undefined };
  try {
    options = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' } },
    }).values;
  } catch {
    return fail('arguments', 'arguments.unknown', { line: args.join(' ') });
  }
  const { host = null } = options;
  if (host === '') return fail('--host', 'host.empty');
  const port =
    options.port === undefined ? readPort('PORT', environment.PORT) : readPort('--port', options.port);
  return port.ok ? ok({ ...port.value, host }) : port;
}

function readPort(field: string, text: string | undefined): Result<Omit<ServerChoice, 'host'>> {
  if (text === undefined || (text === '' && field === 'PORT'))
    return ok({ port: DEFAULT_PORT, named: false });
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) return fail(field, 'port.invalid', { text });
  return ok({ port, named: true });
}

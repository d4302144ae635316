import { parseArgs } from 'node:util';
import { ok, problem, type Result } from '#core';

export const DEFAULT_PORT = 3000;

export interface PortChoice {
  readonly port: number;
  /** Somebody asked for this very port, so no other will do. */
  readonly named: boolean;
}

/** The port from `--port N`, else from the variable `PORT`, else the default. Fails for anything else on the line. */
export function choosePort(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<PortChoice> {
  let option: string | undefined;
  try {
    option = parseArgs({ args: [...args], options: { port: { type: 'string' } } }).values.port;
  } catch {
    return problem('arguments', `"${args.join(' ')}" is not "--port NUMBER"`);
  }
  if (option !== undefined) return readPort('--port', option);
  const variable = environment.PORT;
  if (variable !== undefined && variable !== '') return readPort('PORT', variable);
  return ok({ port: DEFAULT_PORT, named: false });
}

function readPort(field: string, text: string): Result<PortChoice> {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) return problem(field, `"${text}" is not a port, 0 to 65535`);
  return ok({ port, named: true });
}

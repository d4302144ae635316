import { err, type Result, within } from '#core';
import type { LinkHandler } from '#module';
import { unpackLink } from '#storage';
import type { PageServices } from '../../page/services';
import { openGame, openPosition } from '../../page/share/open';
import { shelf } from '../../page/shelf';

type Handler = (value: unknown, services: PageServices) => ReturnType<LinkHandler>;

/** Link handlers that every game has. */
const HANDLERS: Readonly<Record<string, Handler>> = { position: openPosition, game: openGame };

/** Handler of a kind; null for unknown kinds. */
function handlerOf(kind: string): Handler | null {
  if (Object.hasOwn(HANDLERS, kind)) return HANDLERS[kind]!;
  const entry = shelf.entries.find(({ links }) => links.includes(kind));
  if (entry === undefined) return null;
  return async (value, services) => (await entry.load()).links[kind]!(value, services);
}

const parse = (hash: string): readonly [kind: string, packed: string] | null => {
  const [, kind, packed] = /^#([^=]+)=(.*)$/.exec(hash) ?? [];
  return kind === undefined || packed === undefined || handlerOf(kind) === null ? null : [kind, packed];
};

/** Whether a URL fragment carries something; other fragments are left alone. */
export function carriesSomething(hash: string): boolean {
  return parse(hash) !== null;
}

/**
 * Opens what a fragment carries: `#kind=…` on any route, with a JSON value encoded by `packLink`. Null if it carries
 * nothing; otherwise the path that shows it, or a problem with the field `kind.field`.
 */
export async function openFragment(hash: string, services: PageServices): Promise<Result<string> | null> {
  const found = parse(hash);
  if (found === null) return null;
  const [kind, packed] = found;
  const value = await unpackLink(packed);
  const opened = value.ok ? await handlerOf(kind)!(value.value, services) : value;
  return opened.ok ? opened : err(within(kind, opened.error));
}

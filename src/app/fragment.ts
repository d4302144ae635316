import { err, type Result, within } from '#core';
import type { LinkHandler } from '#module';
import { unpackLink } from '#session';
import { links } from '#zorgl/pages';
import type { Page } from './page';
import { openGame, openPosition } from './share/open';

/**
 * What a link can carry: `#kind=…` on any route, the JSON value packed with `packLink`. A new kind needs its line
 * here and nothing else: boot unpacks the value, hands it over, goes to the path and takes the fragment off the
 * address; a link that fails leads to the lobby with `kind.field` and the reason.
 */
const HANDLERS: Readonly<Record<string, (value: unknown, page: Page) => ReturnType<LinkHandler>>> = {
  position: openPosition,
  game: openGame,
  ...links,
};

const parse = (hash: string): readonly [kind: string, packed: string] | null => {
  const [, kind, packed] = /^#([^=]+)=(.*)$/.exec(hash) ?? [];
  return kind === undefined || packed === undefined || !Object.hasOwn(HANDLERS, kind) ? null : [kind, packed];
};

/** True for the fragment of an address that carries something; others are none of our business. */
export function carriesSomething(hash: string): boolean {
  return parse(hash) !== null;
}

/** Opens what a fragment carries. Null if it carries nothing, else the path that shows it, or what is wrong. */
export async function openFragment(hash: string, page: Page): Promise<Result<string> | null> {
  const found = parse(hash);
  if (found === null) return null;
  const [kind, packed] = found;
  const value = await unpackLink(packed);
  const opened = value.ok ? await HANDLERS[kind]!(value.value, page) : value;
  if (opened.ok) return opened;
  return err(within(kind, opened.error));
}

/** The query parameters that stay in the address wherever one goes: they concern the page, not the game. */
const PERSISTENT = ['quality', 'clock', 'lang', 'speed', 'hidden', 'attract'];

/** True for the path of the table. */
export function isTable(path: string): boolean {
  return path === '/table' || path === '/table/';
}

/** True for what is shown in the frames of other pages: no game begins there, and nothing leads on inside the frame. */
export function isEmbedded(path: string): boolean {
  return path.startsWith('/embed/');
}

/** The id of the game that an address of a frame names; null for other addresses. */
export function embeddedGame(path: string): string | null {
  return isEmbedded(path) ? (path.split('/')[2] ?? null) : null;
}

/** The part of a query that concerns the page. */
export function persistentQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (!PERSISTENT.includes(name)) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Query parameters kept on navigation: they concern the page, not the game. */
const PERSISTENT = ['quality', 'clock', 'lang', 'speed', 'hidden', 'attract'];

/** Whether a path is that of the table. */
export function isTable(path: string): boolean {
  return path === '/table' || path === '/table/';
}

/** Whether a path is for frames on other sites: no game starts there, and no link leads further inside the frame. */
export function isEmbedded(path: string): boolean {
  return path.startsWith('/embed/');
}

/** Id of the game in the URL of a frame; null for other URLs. */
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

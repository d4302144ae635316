/** The query parameters that stay in the address wherever one goes: they concern the page, not the game. */
const PERSISTENT = ['quality', 'clock', 'lang', 'speed', 'hidden'];

/** True for the path of the table. */
export function isTable(path: string): boolean {
  return path === '/table' || path === '/table/';
}

/** The part of a query that concerns the page. */
export function persistentQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (!PERSISTENT.includes(name)) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

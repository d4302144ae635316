/** The query parameters that stay in the address wherever one goes: they concern the page, not the game. */
const LASTING = ['quality', 'clock', 'lang', 'speed'];

/** The part of a query that concerns the page. */
export function lastingQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (!LASTING.includes(name)) query.delete(name);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

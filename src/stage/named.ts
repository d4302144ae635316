/** What a table holds under a name; undefined if it holds nothing of its own under it. */
export function named<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

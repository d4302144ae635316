/** Whether two JSON values are deeply equal, ignoring the order of fields. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    fields.length === others.size &&
    fields.every(([key, value]) => others.has(key) && isSameJson(value, others.get(key)))
  );
}

/**
 * What a consumer can rely on: the keys at every depth and the kind of each value. Lists are described by their members
 * taken together; an empty list has no members.
 */
export function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value))
    return [...new Set(value.map((v) => JSON.stringify(shapeOf(v))))].sort().map((s) => JSON.parse(s) as unknown);
  if (typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([k, v]) => [k, shapeOf(v)]),
    );
  return typeof value;
}

/** What a value looks like without what it says: its fields, and of which type each is. */
export function shapeOf(value: unknown): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return `${value.length} items`;
  if (value instanceof Error) return value.name;
  if (typeof value !== 'object') return typeof value;
  const fields = Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)] as const);
  return Object.fromEntries(fields);
}

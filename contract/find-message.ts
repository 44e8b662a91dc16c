/** A message by its code, with what stands in it: { max: '100,000' }. */
export interface CodedMessage<Code extends string> {
  code: Code;
  params: Record<string, string>;
}

/**
 * Finds the code of a message: null for one that is not in the table. Messages there have `{name}`
 * for each parameter: numbers, or for `{sign}` anything, unless `parameter` says otherwise as a
 * regular expression. One that stands twice is the same.
 */
export function messageFinder<Code extends string>(
  table: Readonly<Record<Code, string>>,
  parameter = String.raw`[\d.,]+`,
): (message: string) => CodedMessage<Code> | null {
  let patterns: [Code, RegExp][] | undefined;
  const compile = () =>
    Object.entries<string>(table).map(([code, text]): [Code, RegExp] => {
      const seen = new Set<string>();
      const pattern = text
        .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
          if (seen.has(name)) return String.raw`\k<${name}>`;
          seen.add(name);
          return `(?<${name}>${name === 'sign' ? '.+' : parameter})`;
        });
      return [code as Code, new RegExp(`^${pattern}$`)];
    });
  return (message) => {
    for (const [code, pattern] of (patterns ??= compile())) {
      const found = pattern.exec(message);
      if (found) return { code, params: { ...found.groups } };
    }
    return null;
  };
}

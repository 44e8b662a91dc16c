/** Where a field's value comes from, bound to the positions of a source's columns. */
export type Expression =
  | { kind: 'column'; column: number; factor: number }
  /** Literal texts, and positions of columns between them. */
  | { kind: 'template'; parts: (string | number)[] };

const arithmetic = /^(.+?)\s*([*/])\s*(\d+(?:\.\d+)?)$/;

/**
 * Parses `price`, `price*30`, `rent/12` or `{street}, {city}`; a column of exactly this name comes
 * first. Calls `unknown` for each column that does not exist; returns null if there was one.
 */
export function readExpression(
  text: string,
  columns: string[],
  unknown: (column: string) => void,
): Expression | null {
  const position = (name: string) => {
    const found = columns.indexOf(name);
    if (found < 0) unknown(name);
    return found;
  };
  if (columns.includes(text)) return { kind: 'column', column: position(text), factor: 1 };
  if (text.includes('{')) {
    const parts = text
      .split(/(\{[^{}]*\})/)
      .filter(Boolean)
      .map((part) => (/^\{.*\}$/.test(part) ? position(part.slice(1, -1).trim()) : part));
    return parts.includes(-1) ? null : { kind: 'template', parts };
  }
  const [, name, operator, amount] = arithmetic.exec(text) ?? [];
  const column = position(name ?? text);
  const number = Number(amount ?? 1);
  return column < 0
    ? null
    : { kind: 'column', column, factor: operator === '/' ? 1 / number : number };
}

/**
 * Fills a template. Removes the comma before an empty cell, so that no address reads
 * "Harlem, , New York"; returns an empty text when all cells are empty.
 */
export function fillTemplate(parts: (string | number)[], cells: string[]): string {
  const values = parts.map((part) =>
    typeof part === 'string' ? part : (cells[part] ?? '').trim(),
  );
  const filled = values.filter((value, at) => typeof parts[at] === 'number' && value !== '');
  if (filled.length === 0) return '';
  const text = values.join('');
  if (filled.length === parts.filter((part) => typeof part === 'number').length) return text;
  return text
    .split(',')
    .map((segment) => segment.trim())
    .filter(Boolean)
    .join(', ');
}

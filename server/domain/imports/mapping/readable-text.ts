const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const largestCodePoint = 0x10ffff;

/**
 * Text of one line: HTML entities become their characters, line breaks, control characters and
 * runs of spaces one space. Nothing else is mended: emoji, odd quotes and characters that were
 * broken before they came here stay. NUL stays too, for the contract to refuse.
 */
export function oneLine(value: string): string {
  return decodeEntities(value)
    .replace(/[\s\p{Cc}]+/gu, (run) => (run.includes('\0') ? run : ' '))
    .trim();
}

/** Like {@link oneLine}, but paragraphs stay: a description has lines. */
export function manyLines(value: string): string {
  return decodeEntities(value)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decodeEntities(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, dec, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? entity;
    const code = dec ? Number(dec) : Number.parseInt(String(hex), 16);
    return code <= largestCodePoint ? String.fromCodePoint(code) : entity;
  });
}

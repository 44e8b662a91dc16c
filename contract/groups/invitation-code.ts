/**
 * The secret of an invitation to a group, which people also read to each other: twelve letters and
 * digits without those that look alike (Crockford's base 32), in groups of four. That is 60 bits,
 * too many to guess while an invitation is open.
 */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 12;

/** A code as it is stored and compared, whatever way somebody typed it; null for what is no code. */
export function normalizeCode(typed: string): string | null {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isCode =
    signs.length === codeLength && Array.from(signs).every((sign) => codeAlphabet.includes(sign));
  return isCode ? signs : null;
}

/** The code in groups of four, as people read it out. */
export const formatCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

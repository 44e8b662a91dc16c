import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** What scripts/pack-universities.ts writes. */
const file = path.join(import.meta.dirname, 'universities.tsv.br');

/**
 * The name of the university that has a domain, or one above it; null for any other. Reads the list
 * each time, in some 20 ms off the main thread: it is asked only when a code was typed.
 */
export async function findUniversity(domain: string): Promise<string | null> {
  const text = (await promisify(brotliDecompress)(await readFile(file))).toString();
  const labels = domain.split('.');
  for (let nth = 0; nth < labels.length - 1; nth += 1) {
    const start = text.indexOf(`\n${labels.slice(nth).join('.')}\t`);
    if (start >= 0) return text.slice(text.indexOf('\t', start) + 1).split('\n', 1)[0] ?? null;
  }
  return null;
}

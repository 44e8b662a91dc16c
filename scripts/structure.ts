import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { duplicateCssBlocks } from './structure/css-blocks.ts';
import { countByFolder } from './structure/folder-lines.ts';
import { findImporters, readModules, findCycles } from './structure/modules.ts';
import { checkWalk, sharedWalk, type Walk } from './structure/walks.ts';

/** A file with fewer lines that only one file imports belongs in that file. */
const tinyLines = 25;

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    verbose: { type: 'boolean', default: false },
    // Prints the lines of this commit beside those of now.
    since: { type: 'string' },
  },
});

/** Prints figures about the structure of the code; sets the exit code to 1 if a walk is wrong. */
function main(): void {
  const modules = readModules(root);
  const lines = [...modules.values()].map(({ lineCount }) => lineCount).toSorted((a, b) => a - b);
  const [largest] = [...modules].toSorted(([, a], [, b]) => b.lineCount - a.lineCount);
  const cycles = findCycles(modules);
  const importers = findImporters(modules);
  const tiny = [...modules]
    .filter(([file, { lineCount }]) => lineCount < tinyLines && importers.get(file)?.size === 1)
    .map(([file]) => file);
  const copies = duplicateCssBlocks(root);
  print('modules', modules.size);
  print('median file', `${lines[Math.floor(lines.length / 2)]} lines`);
  print('largest file', `${largest?.[1].lineCount} lines, ${largest?.[0]}`);
  print(
    'import cycles',
    cycles.length,
    cycles.map((files) => files.join(' -> ')),
  );
  print(`files under ${tinyLines} lines with one importer`, tiny.length, tiny);
  print('copied CSS blocks', copies.length, copies);

  console.info('\nLines of code by folder, and words of the documentation:');
  printCounts();

  const walks = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'structure/walks.json'), 'utf8'),
  ) as Walk[];
  console.info('\nWalks, in files from the screen to the database and back:');
  const call = walks.find(({ name }) => name === sharedWalk);
  for (const walk of walks) {
    const shared = walk === call ? null : (call ?? null);
    print(walk.name, countWalk(walk, shared), walk.after);
    for (const problem of checkWalk(root, modules, walk, shared?.after)) {
      console.warn(`  ${problem}`);
      process.exitCode = 1;
    }
  }
}

/** The files of a walk, with and without those that it shares with all others. */
function countWalk({ before, after }: Walk, shared: Walk | null): string {
  if (!shared) return `${before.length} before, ${after.length} now`;
  const all = [before.length + shared.before.length, after.length + shared.after.length];
  return `${all[0]} before, ${all[1]} now; ${after.length} without ${shared.name}`;
}

function printCounts(): void {
  const now = countByFolder(root);
  const before = values.since === undefined ? null : countByFolder(root, values.since);
  if (before) print('', [values.since ?? '', 'now', 'change'].map(inColumn).join(''));
  for (const name of new Set([...now.keys(), ...(before?.keys() ?? [])])) {
    const count = now.get(name) ?? 0;
    const earlier = before?.get(name) ?? 0;
    print(name, (before ? [earlier, count, count - earlier] : [count]).map(inColumn).join(''));
  }
}

const inColumn = (value: string | number) => value.toLocaleString('en').slice(0, 11).padStart(12);

function print(label: string, value: string | number, details: readonly string[] = []): void {
  console.info(`${label.padEnd(40)} ${value}`);
  if (values.verbose) for (const detail of details) console.info(`    ${detail}`);
}

main();

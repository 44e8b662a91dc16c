import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycles, findImporters, type Module } from '#scripts/structure/modules.ts';
import { checkWalk } from '#scripts/structure/walks.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const graph = (imports: Record<string, string[]>) =>
  new Map(
    Object.entries(imports).map(([file, targets]): [string, Module] => [
      file,
      { text: '', lineCount: 1, imports: targets },
    ]),
  );

it('prints its figures, and every walk leads through existing, linked files', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/structure.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr.split('\n').filter((line) => line.startsWith('  '))).toEqual([]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^modules +\d{3,}$/m);
  expect(stdout).toMatch(/^import cycles +\d+$/m);
  expect(stdout).toMatch(/^a fit with a room shown +29 before, \d+ now; \d+ without a call$/m);
}, 60_000);

it('prints the lines of each folder beside those of a commit', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/structure.ts', '--since', 'HEAD'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stdout).toMatch(/^product, demo and scripts, lines +[\d,]{6,} +[\d,]{6,} +-?[\d,]+$/m);
  expect(stdout).toMatch(/^decision records, words a page +[\d,]+ +[\d,]+ +-?[\d,]+$/m);
}, 60_000);

describe('findCycles', () => {
  it('finds each group of files that import each other, and nothing else', () => {
    const modules = graph({
      a: ['b'],
      b: ['c'],
      c: ['a', 'd'],
      d: ['e'],
      e: [],
      f: ['g'],
      g: ['f'],
    });
    expect(findCycles(modules).map((files) => files.toSorted())).toEqual([
      ['a', 'b', 'c'],
      ['f', 'g'],
    ]);
  });
});

it('lists the importers of each file', () => {
  expect(findImporters(graph({ a: ['c'], b: ['c'], c: [] })).get('c')).toEqual(new Set(['a', 'b']));
});

it('finds files of a walk that do not exist, are repeated, or are linked to no other', () => {
  const file = 'scripts/structure.ts';
  const walk = { name: 'w', before: [], after: [file, 'gone.ts', file] };
  expect(checkWalk(root, graph({ [file]: [] }), walk)).toEqual([
    'w: gone.ts does not exist',
    'w: scripts/structure.ts is listed twice',
    'w: scripts/structure.ts is linked to no other file of the walk',
    'w: gone.ts is linked to no other file of the walk',
    'w: scripts/structure.ts is linked to no other file of the walk',
  ]);
});

import { expect, test } from 'vitest';
import { findCycles } from './find-cycles.ts';
import { codeFiles, imports } from './imports.ts';

const groupEdges = (pairs: readonly (readonly [string, string])[]) => {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of pairs) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  return edges;
};
const files = new Set(codeFiles);

test('no file imports itself through others, type imports included', () => {
  const pairs = imports
    .filter(({ target }) => files.has(target))
    .map(({ file, target }) => [file, target] as const);
  expect(pairs.length).toBeGreaterThan(files.size);
  expect(findCycles(groupEdges(pairs))).toEqual([]);
});

test('no subject of the server depends on itself through others', () => {
  const matchSubject = (file: string) => /^server\/domain\/([^/]+)\//.exec(file)?.[1];
  const pairs = imports.flatMap(({ file, target }) => {
    const [from, to] = [matchSubject(file), matchSubject(target)];
    return from && to && from !== to ? [[from, to] as const] : [];
  });
  expect(findCycles(groupEdges(pairs))).toEqual([]);
});

test('a cycle is found and shown with every file on it', () => {
  const edges = groupEdges([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
    ['c', 'd'],
    ['e', 'e'],
  ]);
  expect(findCycles(edges)).toEqual(['b -> c -> b', 'e -> e']);
});

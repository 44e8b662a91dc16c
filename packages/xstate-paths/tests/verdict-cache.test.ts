import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyPathModel, MutationResults } from '#xstate-paths';
import { createSourceReader } from '#xstate-paths/mutate/source-digest.ts';
import { openVerdictCache } from '#xstate-paths/mutate/verdict-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'xstate-paths-verdicts-'));
  mkdirSync(path.join(folder, 'node_modules/lamp'), { recursive: true });
  write('package.json', '{ "imports": { "#rules/*": "./rules/*" } }');
  write('node_modules/lamp/package.json', '{ "version": "1.0.0" }');
  mkdirSync(path.join(folder, 'rules'));
  write('model.ts', "import { machine } from './machine.ts';\nimport './look.css?inline';");
  write('machine.ts', "import { lamp } from 'lamp';\nexport * from '#rules/rule.ts';");
  write('rules/rule.ts', 'export const most = 3;\nconst late = () => import("../late.ts");');
  write('late.ts', "import type { Machine } from './machine.ts';");
  write('other.ts', 'export const other = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const entry = () => path.join(folder, 'model.ts');
const digest = () => createSourceReader().digest([entry()]);

test('a digest has all that a model imports, in a circle or late, and nothing else', () => {
  const files = createSourceReader().listFiles([entry()]);
  expect(files.map((file) => path.relative(folder, file))).toEqual([
    'late.ts',
    'machine.ts',
    'model.ts',
    'rules/rule.ts',
  ]);
});

test.each([
  ['rules/rule.ts', 'export const most = 4;'],
  ['late.ts', 'export const late = true;'],
  ['node_modules/lamp/package.json', '{ "version": "1.0.1" }'],
])('a digest changes with %s', (name, text) => {
  const before = digest();
  write('other.ts', 'export const other = 2;');
  expect(digest()).toBe(before);
  write(name, text);
  expect(digest()).not.toBe(before);
});

test('verdicts are reused until their sources, traces or reasons change, or a fresh run is asked for', () => {
  const model = { name: 'door' } as AnyPathModel<never>;
  const results: MutationResults = { model: 'door', mutants: [], killed: 0, explained: 0 };
  let judged = 0;
  const judge = () => {
    judged += 1;
    return results;
  };
  const run = (texts: string[], isFresh = false) => {
    const cache = openVerdictCache({
      file: path.join(folder, 'kept/mutants.json'),
      sources: () => [entry()],
    });
    const { isReused } = cache.take(model, texts, judge, isFresh);
    cache.save();
    return isReused;
  };
  expect([run(['traces']), run(['traces']), run(['traces'])]).toEqual([false, true, true]);
  expect([run(['others']), run(['others'])]).toEqual([false, true]);
  expect([run(['others'], true), run(['others'])]).toEqual([false, true]);
  write('machine.ts', 'export const machine = 2;');
  expect([run(['others']), run(['others'])]).toEqual([false, true]);
  expect(judged).toBe(4);
});

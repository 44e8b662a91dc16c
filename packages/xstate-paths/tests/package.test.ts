import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const modules = path.resolve(root, '../../node_modules');
let folder: string;

/** Packs the package and installs it into an empty folder, with the XState of this repository. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'xstate-paths-'));
  const packed = run('npm', ['pack', '--json', `--pack-destination=${folder}`], root);
  // The build prints before the list.
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('[\n'))) as [{ filename: string }];
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const home = path.join(folder, 'node_modules/xstate-paths');
  mkdirSync(home, { recursive: true });
  run('tar', ['-xzf', filename, '-C', home, '--strip-components=1'], folder);
  symlinkSync(path.join(modules, 'xstate'), path.join(folder, 'node_modules/xstate'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The code blocks of the README that begin with the name of a file. */
function readmeFiles(): Map<string, string> {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const blocks = readme.matchAll(/^```js\n\/\/ (\S+)\n([^]*?)^```$/gm);
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]));
}

test('the tests of the README pass in an empty folder', () => {
  const files = readmeFiles();
  expect([...files.keys()]).toEqual(['coffee.js', 'coffee.test.js']);
  for (const [name, code] of files) writeFileSync(path.join(folder, name), code);
  const printed = run(
    process.execPath,
    ['--test', '--test-reporter=tap', 'coffee.test.js'],
    folder,
  );
  expect(printed).toMatch(/^# fail 0$/m);
  expect(Number(/^# pass (\d+)$/m.exec(printed)?.[1])).toBeGreaterThanOrEqual(3);
}, 60_000);

test('the types are complete', () => {
  const file = path.join(folder, 'types.ts');
  writeFileSync(
    file,
    `import { setup } from 'xstate';
import { findPaths, modelFor, type PathSet } from 'xstate-paths';
import { transitionName } from 'xstate-paths/transition-name';
const machine = setup({ types: { events: {} as { type: 'go'; to: number } } }).createMachine({ initial: 'a', states: { a: { on: { go: 'a' } } } });
export const set: PathSet = findPaths(modelFor(machine, { events: { go: [{ to: 1 }] } }), 'tour');
// @ts-expect-error a payload of another type
modelFor(machine, { events: { go: [{ to: 'b' }] } });
export { transitionName };
`,
  );
  const tsc = path.join(modules, '.bin/tsc');
  const options = ['--noEmit', '--strict', '--target', 'ES2022', '--module', 'nodenext'];
  expect(run(tsc, [...options, '--types', '', file], folder)).toBe('');
}, 60_000);

test('it ships its code, its types and its papers, and depends on XState alone', () => {
  const home = path.join(folder, 'node_modules/xstate-paths');
  const files = run('find', ['.', '-type', 'f'], home).trim().split('\n');
  const others = files.filter((file) => !/^\.\/dist\/.+\.(js|d\.ts)$/.test(file));
  expect(others.toSorted()).toEqual(['./LICENSE', './README.md', './package.json']);
  const { dependencies, peerDependencies } = createRequire(import.meta.url)(
    path.join(home, 'package.json'),
  ) as Record<string, unknown>;
  expect([dependencies, Object.keys(peerDependencies as object)]).toEqual([undefined, ['xstate']]);
});

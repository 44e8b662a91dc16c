import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const quiet = ['--offline', '--no-audit', '--no-fund'];
  run('npm', ['install', ...quiet, `./${filename}`, path.join(modules, 'xstate')], folder);
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

/** Runs the installed command; `code` tells what it thinks. */
function cli(...args: string[]) {
  const program = path.join(folder, 'node_modules/.bin', 'xstate-paths');
  // For machines in TypeScript.
  const env = { ...process.env, NODE_OPTIONS: `--import ${import.meta.resolve('tsx')}` };
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { code: status, text: stdout + stderr };
}

test('the ten minutes of the README: init, complete the model, check, paths, play', () => {
  const files = readmeFiles();
  expect([...files.keys()]).toEqual(['coffee.js', 'coffee.model.js', 'coffee.properties.js']);
  writeFileSync(path.join(folder, 'coffee.js'), files.get('coffee.js') ?? '');

  const begun = cli('init', 'coffee.js');
  expect(begun.code, begun.text).toBe(0);
  expect(begun.text).toContain('Written: coffee.model.js, coffee.paths.test.js');
  // What the README quotes.
  expect(begun.text).toContain('Nothing takes the transition "waiting · coin.inserted · 0"');

  writeFileSync(path.join(folder, 'coffee.model.js'), files.get('coffee.model.js') ?? '');
  const quoted = 'coffee           fits: 4 situations, 8 edges';
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(quoted);
  expect(cli('check', 'coffee.model.js')).toEqual({ code: 0, text: `${quoted}\n` });
  expect(cli('paths', 'coffee.model.js').text).toMatch(/^transitions +(\d+) of \1 \(100 %\)$/m);

  const properties = path.join(folder, 'coffee.properties.js');
  writeFileSync(properties, files.get('coffee.properties.js') ?? '');
  const broken = cli('check', 'coffee.properties.js');
  expect(broken.code).toBe(1);
  expect(broken.text.trim().split('\n').slice(1)).toEqual([
    expect.stringMatching(
      /^ {2}"somebody gets a coffee" does not hold: the start \(waiting\), then again/,
    ),
  ]);
  const told = broken.text.trim().split('\n').at(-1)?.trim() ?? '';
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(told);

  const test = ['--test', '--test-reporter=tap', 'coffee.paths.test.js'];
  const printed = run(process.execPath, test, folder);
  expect(printed).toMatch(/^# fail 0$/m);
  expect(Number(/^# pass (\d+)$/m.exec(printed)?.[1])).toBeGreaterThanOrEqual(3);
}, 60_000);

test('a model that is no valid JavaScript, or imports what is not there, is named', () => {
  for (const code of ['export const model = {', "import { tea } from './coffee.js';"]) {
    writeFileSync(path.join(folder, 'broken.js'), code);
    const checked = cli('check', 'broken.js');
    expect(checked.code).toBe(2);
    expect(checked.text).toMatch(/^broken\.js, or a file that it imports, cannot be read: .+\n$/);
  }
});

test('init writes TypeScript that compiles, importing as the project allows it', () => {
  const own = path.join(folder, 'lamp');
  mkdirSync(own);
  writeFileSync(
    path.join(own, 'lamp.machine.ts'),
    `import { fromPromise, setup } from 'xstate';
export const lampMachine = setup({
  types: { input: {} as { watts: number }, events: {} as { type: 'pressed' } },
  actors: { glow: fromPromise<void>(async () => undefined) },
}).createMachine({
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { invoke: { id: 'glow', src: 'glow', onDone: 'off' } } },
});
`,
  );
  const config = path.join(own, 'tsconfig.json');
  const compilerOptions = {
    strict: true,
    noEmit: true,
    // Its own types are checked below, once.
    skipLibCheck: true,
    module: 'nodenext',
    typeRoots: [path.join(modules, '@types')],
    types: ['node'],
  };
  const include = ['lamp.paths.test.ts'];
  for (const allowImportingTsExtensions of [undefined, true]) {
    const options = { ...compilerOptions, allowImportingTsExtensions };
    writeFileSync(config, JSON.stringify({ compilerOptions: options, include }));
    expect(cli('init', 'lamp/lamp.machine.ts', '--force').code).toBe(0);
    const file = path.join(own, 'lamp.model.ts');
    const ending = allowImportingTsExtensions ? 'ts' : 'js';
    expect(readFileSync(file, 'utf8')).toContain(`'./lamp.machine.${ending}'`);
    // The compiler asks for the machine's input.
    const model = readFileSync(file, 'utf8').replace('undefined }', '{ watts: 5 } }');
    writeFileSync(file, model);
    expect(run(path.join(modules, '.bin/tsc'), ['-p', config], own)).toBe('');
  }
}, 60_000);

test('without elkjs, the studio says what to install', () => {
  expect(cli('studio', 'coffee.js')).toEqual({
    code: 2,
    text: 'The studio draws with elkjs: npm install --save-dev elkjs\n',
  });
});

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

test('it ships its code, its types and its papers, and needs XState alone', () => {
  const home = path.join(folder, 'node_modules/xstate-paths');
  const files = run('find', ['.', '-type', 'f'], home).trim().split('\n');
  const others = files.filter((file) => !/^\.\/dist\/.+\.(js|d\.ts)$/.test(file));
  expect(others.toSorted()).toEqual(['./LICENSE', './README.md', './package.json']);
  const { dependencies, peerDependencies, peerDependenciesMeta } = createRequire(import.meta.url)(
    path.join(home, 'package.json'),
  ) as Record<string, unknown>;
  expect([dependencies, peerDependencies]).toEqual([
    undefined,
    { elkjs: expect.any(String), xstate: expect.any(String) },
  ]);
  expect(peerDependenciesMeta).toEqual({ elkjs: { optional: true } });
});

// @module-tag long

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
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "commonjs" }');
  const quiet = ['--offline', '--no-audit', '--no-fund'];
  const installed = [path.join(modules, 'xstate'), path.join(modules, '@noble/hashes')];
  run('npm', ['install', ...quiet, `./${filename}`, ...installed], folder);
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
  const readsTypeScript = args.some((arg) => arg.endsWith('.ts'));
  const env = {
    ...process.env,
    NODE_OPTIONS: readsTypeScript ? `--import ${import.meta.resolve('tsx')}` : '',
  };
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { code: status, text: stdout + stderr };
}

test('the ten minutes of the README: init, complete the model, check, paths, play', () => {
  const files = readmeFiles();
  expect([...files.keys()]).toEqual([
    'coffee.mjs',
    'coffee.model.mjs',
    'app.mjs',
    'app.test.mjs',
    'coffee.properties.mjs',
  ]);
  writeFileSync(path.join(folder, 'coffee.mjs'), files.get('coffee.mjs') ?? '');

  const begun = cli('init', 'coffee.mjs');
  expect(begun.code, begun.text).toBe(0);
  expect(begun.text).toContain('Written: coffee.model.mjs, coffee.paths.test.mjs');
  // What the README quotes.
  expect(begun.text).toContain('Nothing takes the transition "waiting · coin.inserted · 0"');

  writeFileSync(path.join(folder, 'coffee.model.mjs'), files.get('coffee.model.mjs') ?? '');
  const quoted = 'coffee           fits: 4 situations, 8 edges';
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(quoted);
  expect(cli('check', 'coffee.model.mjs')).toEqual({ code: 0, text: `${quoted}\n` });
  expect(cli('paths', 'coffee.model.mjs').text).toMatch(/^transitions +(\d+) of \1 \(100 %\)$/m);

  const properties = path.join(folder, 'coffee.properties.mjs');
  writeFileSync(properties, files.get('coffee.properties.mjs') ?? '');
  const broken = cli('check', 'coffee.properties.mjs');
  expect(broken.code).toBe(1);
  expect(broken.text.trim().split('\n').slice(1)).toEqual([
    expect.stringMatching(
      /^ {2}"somebody gets a coffee" does not hold: the start \(waiting\), then again/,
    ),
  ]);
  const quotedLine = broken.text.trim().split('\n').at(-1)?.trim() ?? '';
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(quotedLine);

  const test = ['--test', '--test-reporter=tap', 'coffee.paths.test.mjs'];
  const printed = run(process.execPath, test, folder);
  expect(printed).toMatch(/^# fail 0$/m);
  expect(Number(/^# pass (\d+)$/m.exec(printed)?.[1])).toBeGreaterThanOrEqual(3);
}, 60_000);

test('the program of the README is played, and a fault in it is told as the README says', () => {
  const files = readmeFiles();
  for (const [name, code] of files) writeFileSync(path.join(folder, name), code);
  const play = () =>
    spawnSync(process.execPath, ['--test', '--test-reporter=tap', 'app.test.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
  const green = play();
  expect(green.status, green.stdout).toBe(0);

  const broken = (files.get('app.mjs') ?? '').replace('this.cents < 200', 'this.cents < 100');
  writeFileSync(path.join(folder, 'app.mjs'), broken);
  const red = play();
  expect(red.status).toBe(1);
  const [line] = /Step 1 of 12, .+/.exec(red.stdout) ?? [red.stdout];
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(line);

  // The steps of the path that failed, as the README says.
  const [, id = ''] = /not ok 1 - path (\w+)/.exec(red.stdout) ?? [];
  const steps = cli('paths', 'coffee.model.mjs', '--path', id);
  expect(steps.code, steps.text).toBe(0);
  expect(steps.text).toMatch(/^12\. /m);
}, 60_000);

test('a model that is no valid JavaScript, or imports what is not there, is named', () => {
  for (const code of ['export const model = {', "import { tea } from './coffee.mjs';"]) {
    writeFileSync(path.join(folder, 'broken.mjs'), code);
    const checked = cli('check', 'broken.mjs');
    expect(checked.code).toBe(2);
    expect(checked.text).toMatch(/^broken\.mjs, or a file that it imports, cannot be read: .+\n$/);
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

test('the test that init writes compares as its runner does, without types of Node.js', () => {
  writeFileSync(
    path.join(folder, 'lamp.mjs'),
    "import { createMachine } from 'xstate';\nexport const lamp = createMachine({ on: { pressed: {} } });\n",
  );
  for (const [runner, ending] of Object.entries({
    vitest: 'test',
    jest: 'test',
    playwright: 'spec',
  })) {
    expect(cli('init', 'lamp.mjs', '--force', '--runner', runner).code).toBe(0);
    const written = readFileSync(path.join(folder, `lamp.paths.${ending}.mjs`), 'utf8');
    expect(written).toContain('import { expect, test } from');
    expect(written).toContain('expect(checkModel(model)).toEqual([]);');
    expect(written).not.toContain('assert');
  }
}, 60_000);

test('init writes for Cypress: a spec for its queue, and a configuration where there is none', () => {
  for (const [name, code] of readmeFiles()) writeFileSync(path.join(folder, name), code);
  const written = ['coffee.model.mjs', 'cypress/e2e/coffee.cy.js', 'cypress.config.mjs'];
  const init = () => cli('init', 'coffee.mjs', '--force', '--runner', 'cypress').text;
  expect(init()).toContain(`Written: ${written.join(', ')}\n`);
  expect(init()).toContain(`Written: ${written.slice(0, 2).join(', ')}\n`);
  const model = readmeFiles().get('coffee.model.mjs') ?? '';
  writeFileSync(path.join(folder, 'coffee.model.mjs'), model);

  // Cypress cannot be installed here: its queue, in a few lines.
  writeFileSync(
    path.join(folder, 'queue.mjs'),
    `import assert from 'node:assert/strict';
import { test } from 'node:test';
let queue;
const chain = { then: (run) => (queue.push(run), chain), log: () => chain };
globalThis.cy = chain;
globalThis.expect = (actual) => ({
  to: { deep: { equal: (expected) => assert.deepEqual(actual, expected) } },
});
globalThis.it = (name, run) =>
  test(name, () => {
    queue = [];
    run();
    for (const each of queue) each();
  });
`,
  );
  const play = () =>
    spawnSync(
      process.execPath,
      ['--import', './queue.mjs', '--test-reporter=tap', 'cypress/e2e/coffee.cy.js'],
      { cwd: folder, encoding: 'utf8' },
    );
  // What a bundler reads as a module, Node.js reads as one here.
  writeFileSync(path.join(folder, 'cypress/package.json'), '{ "type": "module" }');
  const green = play();
  expect(green.stdout, green.stderr).toMatch(/^# pass 3$/m);

  // A machine whose own actor does otherwise than its paths say.
  const spec = path.join(folder, 'cypress/e2e/coffee.cy.js');
  const code = readFileSync(spec, 'utf8');
  writeFileSync(spec, code.replace('actor.send(event)', 'actor.send({ ...event, cents: 0 })'));
  const red = play();
  expect(red.stdout).toMatch(/^# fail 1$/m);
}, 60_000);

test('the core is bundled for browsers: it imports nothing of Node.js', () => {
  const home = path.join(folder, 'node_modules/xstate-paths/dist');
  const imports = new Map<string, string[]>();
  const visit = (file: string): void => {
    if (imports.has(file)) return;
    const code = readFileSync(file, 'utf8');
    const names = [...code.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name);
    imports.set(file, names);
    for (const name of names) {
      if (name.startsWith('.')) visit(path.resolve(path.dirname(file), name));
    }
  };
  for (const entry of ['index.js', 'generate/index.js', 'xstate-6/index.js']) {
    visit(path.join(home, entry));
  }
  expect(imports.size).toBeGreaterThan(50);
  const external = new Set([...imports.values()].flat().filter((name) => !name.startsWith('.')));
  // @noble/hashes is for browsers, too.
  expect([...external].toSorted()).toEqual([
    '@noble/hashes/sha2.js',
    '@noble/hashes/utils.js',
    'xstate',
    'xstate/graph',
  ]);
});

test('a reader that ends early, such as head, is no error', () => {
  const program = path.join(folder, 'node_modules/.bin', 'xstate-paths');
  const printed = spawnSync('sh', ['-c', `"${program}" --help | (exec 0<&-; sleep 1)`], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(printed.stderr).toBe('');
});

test('without elkjs, the studio says what to install', () => {
  expect(cli('studio', 'coffee.mjs')).toEqual({
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

test('it is required and imported, with the types of each', () => {
  const code = `const { findPaths, modelFor } = NAMES;
const { createMachine } = XSTATE;
const machine = createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } });
const { paths } = findPaths(modelFor(machine), 'tour');
process.stdout.write(String(paths.length));
`;
  const required = code
    .replace('NAMES', "require('xstate-paths')")
    .replace('XSTATE', "require('xstate')");
  writeFileSync(path.join(folder, 'required.cjs'), required);
  expect(run(process.execPath, ['required.cjs'], folder)).toBe('1');
  const imported = code
    .replace('NAMES', "await import('xstate-paths')")
    .replace('XSTATE', "await import('xstate')");
  writeFileSync(path.join(folder, 'imported.mjs'), imported);
  expect(run(process.execPath, ['imported.mjs'], folder)).toBe('1');
  const typed = `import { findPaths, modelFor, type Path } from 'xstate-paths';
import { transitionName } from 'xstate-paths/transition-name';
import { createMachine } from 'xstate';
export const paths: Path[] = findPaths(modelFor(createMachine({})), 'tour').paths;
export { transitionName };
`;
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'ES2022',
    '--module',
    'nodenext',
    '--types',
    '',
  ];
  for (const name of ['typed.mts', 'typed.cts']) {
    writeFileSync(path.join(folder, name), typed);
    expect(run(path.join(modules, '.bin/tsc'), [...options, name], folder)).toBe('');
  }
}, 60_000);

test('a file of modules in a package that says nothing of them is refused with what to do', () => {
  writeFileSync(path.join(folder, 'tea.js'), readmeFiles().get('coffee.mjs') ?? '');
  // Without the loader that reads TypeScript, as in a new project.
  const program = path.join(folder, 'node_modules/.bin', 'xstate-paths');
  const { status, stderr } = spawnSync(program, ['check', 'tea.js'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  // Node.js warns in its own words first.
  expect({ code: status, text: stderr.split('\n').at(-2) }).toEqual({
    code: 2,
    text:
      'tea.js uses import and export, but the nearest package.json does not say "type": "module". ' +
      'Rename it to tea.mjs, or run: npm pkg set type=module',
  });
});

test('init writes CommonJS beside a machine in CommonJS', () => {
  const lamp = `const { createMachine } = require('xstate');
exports.lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { pressed: 'on' } }, on: {} } });
`;
  writeFileSync(path.join(folder, 'lamp.js'), lamp);
  expect(cli('init', 'lamp.js').text).toContain('lamp             fits: 2 situations, 1 edge');
  expect(readFileSync(path.join(folder, 'lamp.model.js'), 'utf8')).toMatch(
    /^const \{ modelFor \} = require/,
  );
  const played = run(
    process.execPath,
    ['--test', '--test-reporter=tap', 'lamp.paths.test.js'],
    folder,
  );
  expect(played).toMatch(/^# fail 0$/m);
});

test('it ships its code, its types and its papers, and needs XState and one hash', () => {
  const home = path.join(folder, 'node_modules/xstate-paths');
  const files = run('find', ['.', '-type', 'f'], home).trim().split('\n');
  const others = files.filter((file) => !/^\.\/dist\/.+\.(js|d\.ts)$/.test(file));
  expect(others.toSorted()).toEqual([
    './CHANGELOG.md',
    './LICENSE',
    './README.md',
    './dist/cjs/package.json',
    './package.json',
  ]);
  const { dependencies, peerDependencies, peerDependenciesMeta } = createRequire(import.meta.url)(
    path.join(home, 'package.json'),
  ) as Record<string, unknown>;
  expect([dependencies, peerDependencies]).toEqual([
    { '@noble/hashes': expect.any(String) },
    { elkjs: expect.any(String), 'fast-check': expect.any(String), xstate: expect.any(String) },
  ]);
  expect(peerDependenciesMeta).toEqual({
    elkjs: { optional: true },
    'fast-check': { optional: true },
  });
});

/**
 * Installs the packed package into empty folders, with each package manager and each test runner,
 * follows the README to a green run, plants a fault into the machine, and expects a red one. It needs
 * the network. Cypress downloads a browser of its own, so its files are only compiled, with the types
 * of its package.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const managers = {
  'npm 10': { npx: ['npx', '--yes', 'npm@10'], add: ['install', '--no-audit', '--no-fund', '-D'] },
  'npm 11': { npx: ['npx', '--yes', 'npm@11'], add: ['install', '--no-audit', '--no-fund', '-D'] },
  pnpm: { npx: ['npx', '--yes', 'pnpm@10'], add: ['add', '-D'] },
  yarn: { npx: ['npx', '--yes', 'yarn@1.22.22'], add: ['add', '-D', '--silent'] },
};
const runners = {
  node: { needs: [], run: ['node', '--test'] },
  vitest: { needs: ['vitest@4'], run: ['npx', 'vitest', 'run'] },
  jest: {
    needs: ['jest@30'],
    run: ['npx', 'jest'],
    env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  },
  playwright: { needs: ['@playwright/test@1'], run: ['npx', 'playwright', 'test'] },
  cypress: {
    needs: ['cypress@15', 'typescript@5', 'tsx@4'],
    env: { CYPRESS_INSTALL_BINARY: '0' },
    isCompiled: true,
  },
};
const tries = [
  ['npm 10', 'node'],
  ['npm 11', 'node'],
  ['npm 11', 'vitest'],
  ['npm 11', 'jest'],
  ['npm 11', 'playwright'],
  ['npm 11', 'cypress'],
  ['pnpm', 'vitest'],
  ['yarn', 'node'],
];

const packed = execFileSync('npm', ['pack', '--json', `--pack-destination=${tmpdir()}`], {
  cwd: root,
  encoding: 'utf8',
});
const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('[\n')));
const tarball = path.join(tmpdir(), filename);
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const files = new Map(
  [...readme.matchAll(/^```js\n\/\/ (\S+)\n([^]*?)^```$/gm)].map(([, name, code]) => [name, code]),
);
const print = (text) => process.stdout.write(`${text}\n`);
const only = process.argv[2];
let isAnyWrong = false;
for (const [manager, runner] of tries) {
  if (only && !`${manager} ${runner}`.includes(only)) continue;
  const folder = mkdtempSync(path.join(tmpdir(), 'try-xstate-paths-'));
  const began = performance.now();
  try {
    tryOne(folder, managers[manager], runners[runner]);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const outcome = runners[runner].isCompiled ? 'compiled' : 'green, then red';
    print(`${manager.padEnd(8)} ${runner.padEnd(11)} ${outcome}: ${seconds} s`);
  } catch (error) {
    isAnyWrong = true;
    print(`${manager.padEnd(8)} ${runner.padEnd(11)} FAILS: ${error.message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exitCode = isAnyWrong ? 1 : 0;

function tryOne(cwd, { npx, add }, { needs, run, env = {}, isCompiled = false }) {
  const call = ([command, ...args], isToFail = false) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env, CI: '1' },
    });
    if ((status !== 0) !== isToFail) {
      throw new Error(`${[command, ...args].join(' ')} ended with ${status}\n${stdout}${stderr}`);
    }
    return stdout + stderr;
  };
  // What `npm init -y` of npm 11 writes.
  writeFileSync(
    path.join(cwd, 'package.json'),
    '{ "name": "try", "version": "1.0.0", "type": "commonjs" }',
  );
  // Cypress would download its program in a script.
  const noScripts = isCompiled ? ['--ignore-scripts'] : [];
  call([...npx, ...add, ...noScripts, 'xstate@5', tarball, ...needs]);
  if (isCompiled) return compileBoth(cwd, call);
  writeFileSync(path.join(cwd, 'coffee.mjs'), files.get('coffee.mjs'));
  const said = call(['npx', 'xstate-paths', 'init', 'coffee.mjs']);
  const [, test] = /Written: coffee\.model\.mjs, (\S+)/.exec(said);
  writeFileSync(path.join(cwd, 'coffee.model.mjs'), files.get('coffee.model.mjs'));
  call(['npx', 'xstate-paths', 'check', 'coffee.model.mjs']);
  call([...run, test]);
  // A planted fault: money is kept when there is no water.
  const broken = files
    .get('coffee.mjs')
    .replace('context.cents + event.cents >= 200', 'context.cents + event.cents > 100');
  const moneyless = broken.replace("entry: 'giveBack'", "entry: 'keep'");
  writeFileSync(
    path.join(cwd, 'coffee.mjs'),
    moneyless.replace('>= 200', '>= 100').replace('> 100', '>= 100'),
  );
  call([...run, test], true);
}

/** What `init` writes beside a machine in JavaScript, and beside one in TypeScript, compiles strictly. */
function compileBoth(cwd, call) {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    module: 'nodenext',
    lib: ['es2023', 'dom'],
    types: [],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  };
  const include = ['cypress', 'cypress.config.*', '*.model.*'];
  writeFileSync(path.join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  for (const name of ['coffee.mjs', 'lamp.mts']) {
    for (const file of ['cypress.config.mjs', 'cypress.config.ts'])
      rmSync(path.join(cwd, file), { force: true });
    writeFileSync(path.join(cwd, 'coffee.mjs'), files.get('coffee.mjs'));
    writeFileSync(
      path.join(cwd, 'lamp.mts'),
      `import { createMachine } from 'xstate';
export const lamp = createMachine({ initial: 'off', states: { off: { on: { pressed: 'off' } } } });
`,
    );
    // Node.js 20 reads no TypeScript by itself.
    const program = path.join('node_modules', 'xstate-paths', 'dist/cli.js');
    call(['node', '--import', 'tsx', program, 'init', name, '--runner', 'cypress']);
    writeFileSync(path.join(cwd, 'coffee.model.mjs'), files.get('coffee.model.mjs'));
    call(['npx', 'tsc', '-p', '.']);
  }
}

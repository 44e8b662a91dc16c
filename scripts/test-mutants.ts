/**
 * Changes code in small ways (mutants) and lists the changes that no unit test notices. For the files
 * that are given, as in `npm run test:mutants -- fit/score.ts`, otherwise for those that differ from
 * the branch main.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const packages = path.join(root, 'tests/mutants/packages');
const product = /^(contract|fit|geometry|guards|machines|server|src)\/.*(?<!\.gen)\.tsx?$/;

const given = process.argv.slice(2);
const files = given.length > 0 ? given : listChangedFiles();
if (files.length === 0) {
  process.stdout.write('No file of the product differs from the branch main.\n');
  process.exit(0);
}
// `npm ci` does not install these: nothing else needs them.
if (!existsSync(path.join(packages, 'node_modules'))) {
  const install = ['install', '--no-save', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  run('npm', [...install, '--prefix', packages]);
}
run(path.join(packages, 'node_modules/.bin/stryker'), [
  'run',
  'tests/mutants/stryker.config.json',
  '--mutate',
  files.join(','),
]);

function listChangedFiles(): string[] {
  const changed = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', 'main'], {
    cwd: root,
    encoding: 'utf8',
  });
  return changed.split('\n').filter((file) => product.test(file));
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

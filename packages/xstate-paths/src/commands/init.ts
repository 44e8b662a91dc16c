import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { UsageError } from '../usage-error.ts';
import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import {
  cypressConfigSource,
  formatCypressSource,
  formatModelSource,
  formatTestSource,
  runners,
  type ModuleKind,
  type Runner,
} from './init-files.ts';
import { load, loadProject, machinesIn, readNearest } from './load-project.ts';
import { parseCommand } from './parse-command.ts';

export const initCommand: Command = {
  usage:
    'init FILE [--machine NAME] [--runner vitest|jest|node|playwright|cypress] [--force]\n' +
    '                                writes a model and a test for the machine that a file exports',
  async run(args, print, { call }) {
    const { positionals, values } = parseCommand(args, `${call} ${initCommand.usage}`, {
      machine: { type: 'string' },
      runner: { type: 'string' },
      force: { type: 'boolean', default: false },
    });
    const [file] = positionals;
    if (file === undefined) {
      throw new UsageError(`Which file exports the machine?\n\n${call} ${initCommand.usage}`);
    }
    const [name, machine] = machineNamed(machinesIn(await load(file)), file, values.machine);
    const { base, dir, ext } = splitExportPath(file);
    const runner = runnerNamed(values.runner) ?? findRunner(dir);
    const kind = findModuleKind(file);
    const model = path.join(dir, `${base}.model${ext}`);
    const test =
      runner === 'cypress'
        ? path.join('cypress', 'e2e', `${base}.cy${ext.replace(/[cm](?=[jt]s$)/, '')}`)
        : path.join(dir, `${base}.paths${runners[runner].ending}${ext}`);
    const isThere = [model, test].filter((each) => existsSync(each));
    if (isThere.length > 0 && !values.force) {
      throw new UsageError(`${isThere.join(' and ')} would be overwritten; --force does it.`);
    }
    const importedExt = importedEnding(dir, ext);
    const source = `./${path.basename(file, ext)}${importedExt}`;
    writeFileSync(model, formatModelSource(machine, { name, from: source, kind }));
    const written = [model, test];
    if (runner === 'cypress') {
      mkdirSync(path.dirname(test), { recursive: true });
      const folder = path.relative(path.dirname(test), dir).replaceAll(path.sep, '/');
      const from = `${folder}/${base}.model${importedExt}`;
      writeFileSync(test, formatCypressSource(machine, from));
      written.push(...writeCypressConfig(ext.endsWith('ts')));
    } else {
      const from = `./${base}.model${importedExt}`;
      writeFileSync(test, formatTestSource(machine, { from, runner, kind }));
    }
    print(`Written: ${written.join(', ')}\n`);
    const { project } = await loadProject(call, ['--model', model]);
    const code = await checkCommand.run([], print, project);
    const play = `${runners[runner].play} ${test}`;
    print(
      code === 0
        ? `\nNext: ${play}`
        : `\nNext: complete ${model}, then ${call} check ${model}, then ${play}`,
    );
    return 0;
  },
};

/** Writes a configuration where there is none; returns the name of its file, or nothing. */
function writeCypressConfig(isTyped: boolean): string[] {
  const endings = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'];
  if (endings.some((ending) => existsSync(`cypress.config.${ending}`))) return [];
  const file = `cypress.config.${isTyped ? 'ts' : 'mjs'}`;
  writeFileSync(file, cypressConfigSource);
  return [file];
}

function machineNamed(
  machines: ReadonlyMap<string, AnyStateMachine>,
  file: string,
  wanted: string | undefined,
): [name: string, machine: AnyStateMachine] {
  const [only, ...others] = machines;
  const named = wanted === undefined ? undefined : machines.get(wanted);
  if (wanted !== undefined && named) return [wanted, named];
  if (!only) throw new UsageError(`${file} exports no machine.`);
  if (wanted === undefined && others.length === 0) return only;
  const names = [...machines.keys()].toSorted().join(', ');
  throw new UsageError(`Which machine of ${file}? --machine takes one of: ${names}`);
}

/** `coffee.machine.ts` is about `coffee`. */
function splitExportPath(file: string) {
  const { name, dir, ext } = path.parse(file);
  return { dir, ext, base: name.replace(/[.-]machine$/, '') };
}

function runnerNamed(name: string | undefined): Runner | undefined {
  if (name === undefined || name in runners) return name as Runner | undefined;
  throw new UsageError(`--runner takes one of ${Object.keys(runners).join(', ')}, not "${name}"`);
}

/** The test runner that the project has; the one of Node.js if it has none. */
function findRunner(dir: string): Runner {
  const packageJson = readNearest(dir, 'package.json');
  const packages = {
    vitest: 'vitest',
    jest: 'jest',
    playwright: '@playwright/test',
    cypress: 'cypress',
  };
  for (const [runner, name] of Object.entries(packages)) {
    if (packageJson.includes(`"${name}":`)) return runner as Runner;
  }
  return 'node';
}

/** A file that requires others is CommonJS, and so are the files beside it. */
function findModuleKind(file: string): ModuleKind {
  if (/\.c[jt]s$/.test(file)) return 'require';
  const source = readFileSync(file, 'utf8');
  const isModule = /^\s*(import|export)\b/m.test(source);
  return !isModule && /\brequire\s*\(/.test(source) ? 'require' : 'import';
}

/** TypeScript allows imports of `.ts` only where it is told to. */
function importedEnding(dir: string, ext: string): string {
  const config = readNearest(dir, 'tsconfig.json');
  const isAllowed = /"(allowImportingTs|rewriteRelativeImport)Extensions"/.test(config);
  return config === '' || isAllowed ? ext : ext.replace('ts', 'js');
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { modelFor } from '../model-for.ts';
import type { AnyPathModel } from '../model.ts';
import { withProjection, type Projection } from '../projection.ts';
import { UsageError } from '../usage-error.ts';
import type { Config, Project } from './project.ts';

const configFiles = ['js', 'mjs', 'ts', 'mts'].map((ending) => `xstate-paths.config.${ending}`);
const isModule = (name: string) => /\.[cm]?[jt]s$/.test(name);

/** A project, and the arguments that are the command's own. */
export interface Loaded {
  project: Project;
  rest: string[];
}

/**
 * Loads the models that a command line names: those of `--model FILE`, of a file as first argument,
 * or of the config file. Throws a UsageError if there are none.
 */
export async function loadProject(call: string, args: string[]): Promise<Loaded> {
  const { file, configFile, merging, rest } = takeFiles(args);
  const config = configFile === undefined ? {} : await readConfig(configFile);
  if (file === undefined && configFile === undefined) {
    throw new UsageError(
      `Which machine? Name the file of a machine or a model: ${call} check machine.js. ` +
        `Or list models in ${configFiles[0]}.`,
    );
  }
  const found = file === undefined ? (config.models ?? []) : Object.values(await load(file));
  const models = modelsIn(found.flat()).map((model) => mergeSituations(model, merging));
  if (models.length === 0) {
    throw new UsageError(`${file ?? configFile} exports no machine and no model.`);
  }
  const folder = path.dirname(path.resolve(configFile ?? file ?? ''));
  const traces = path.join(folder, config.traces ?? 'traces');
  return {
    project: {
      call: [call, ...(file === undefined ? [] : ['--model', file])].join(' '),
      models,
      traces: { folder: traces, models, survivors: config.survivors ?? {} },
      studio: readStudio(config, folder),
    },
    rest,
  };
}

function readStudio(
  { run, screenshots }: Partial<Config>,
  folder: string,
): NonNullable<Project['studio']> {
  if (run === undefined) return {};
  return {
    play: (model, file) => ({
      command: run.map((part) => part.replace('{model}', model).replace('{file}', file)),
      cwd: folder,
    }),
    ...(screenshots !== undefined && { screenshots: () => path.resolve(folder, screenshots) }),
  };
}

/** Loads a module. Throws a UsageError if there is none, or if it cannot be read. */
export async function load(file: string): Promise<Record<string, unknown>> {
  if (!existsSync(file)) throw new UsageError(`There is no file "${file}".`);
  try {
    return (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>;
  } catch (error) {
    // Its stack does not name the file.
    if (error instanceof SyntaxError) {
      if (isModuleInCommonjs(file)) {
        throw new UsageError(
          `${file} uses import and export, but the nearest package.json does not say ` +
            `"type": "module". Rename it to ${renameToModule(file)}, or run: npm pkg set type=module`,
        );
      }
      throw new UsageError(
        `${file}, or a file that it imports, cannot be read: ${error.message}. ` +
          `To see where: node ${file}`,
      );
    }
    if ((error as NodeJS.ErrnoException).code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error;
    throw new UsageError(
      `${file}: this Node.js reads no TypeScript. Use version 22.18 or newer, ` +
        'or install tsx and set NODE_OPTIONS="--import tsx".',
    );
  }
}

/** What every command takes to explore fewer situations, or more. */
interface Merging extends Projection {
  maxSituations: string | undefined;
}

function mergeSituations(
  model: AnyPathModel<never>,
  { maxSituations, ...projection }: Merging,
): AnyPathModel<never> {
  const count = maxSituations === undefined ? undefined : Number(maxSituations);
  if (count !== undefined && !(Number.isInteger(count) && count > 0)) {
    throw new UsageError(`--max-situations takes a whole number, not "${maxSituations}"`);
  }
  const isMerged = projection.keep !== undefined || projection.ignore !== undefined;
  return {
    ...(isMerged ? withProjection(model, projection) : model),
    ...(count !== undefined && { maxSituations: count }),
  };
}

/** Node.js reads `.js` and `.ts` as CommonJS unless package.json says otherwise. */
function isModuleInCommonjs(file: string): boolean {
  if (!/\.[jt]s$/.test(file)) return false;
  if (/"type"\s*:\s*"module"/.test(readNearest(path.dirname(file), 'package.json'))) return false;
  return /^\s*(import|export)\b/m.test(readFileSync(file, 'utf8'));
}

const renameToModule = (file: string): string => path.basename(file).replace(/\.([jt]s)$/, '.m$1');

/** Reads a file of a folder or of the nearest one above; empty if there is none. */
export function readNearest(dir: string, name: string): string {
  for (let folder = path.resolve(dir); ; folder = path.dirname(folder)) {
    const file = path.join(folder, name);
    if (existsSync(file)) return readFileSync(file, 'utf8');
    if (folder === path.dirname(folder)) return '';
  }
}

/** The machines among the exports of a module, by the name of the export. */
export function machinesIn(exports: Record<string, unknown>): Map<string, AnyStateMachine> {
  return new Map(
    Object.entries(exports).filter((entry): entry is [string, AnyStateMachine] =>
      isMachine(entry[1]),
    ),
  );
}

/** Models, and for each machine without one a model without facts. */
function modelsIn(found: readonly unknown[]): AnyPathModel<never>[] {
  const models = [...new Set(found.filter(isModel))];
  const isModelled = new Set(models.map(({ machine }) => machine));
  const machines = new Set(found.filter(isMachine));
  return [
    ...models,
    ...[...machines].filter((machine) => !isModelled.has(machine)).map((each) => modelFor(each)),
  ];
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'getInitialSnapshot' in value && 'root' in value;
const isModel = (value: unknown): value is AnyPathModel<never> =>
  typeof value === 'object' && value !== null && 'machine' in value && 'distinguish' in value;

async function readConfig(file: string): Promise<Partial<Config>> {
  const { default: config } = await load(file);
  if (typeof config === 'object' && config !== null) return config;
  throw new UsageError(`${file} has to export its settings by default.`);
}

/** Takes the files out of the arguments; everything else is the command's. */
function takeFiles(args: readonly string[]) {
  const rest = [...args];
  const take = (name: string, what = 'a file'): string | undefined => {
    const at = rest.findIndex((each) => each === name || each.startsWith(`${name}=`));
    if (at === -1) return undefined;
    const [given = ''] = rest.splice(at, 1);
    const value = given === name ? rest.splice(at, 1)[0] : given.slice(name.length + 1);
    if (value !== undefined && value !== '') return value;
    throw new UsageError(`${name} takes ${what}`);
  };
  const model = take('--model');
  const config = take('--config') ?? configFiles.find((name) => existsSync(name));
  const names = (option: string) => take(option, 'names, as a,b.c')?.split(',');
  const merging: Merging = {
    keep: names('--keep'),
    ignore: names('--ignore'),
    maxSituations: take('--max-situations', 'a number'),
  };
  const [first] = rest;
  const isFirstFile = model === undefined && first !== undefined && isModule(first);
  const file = model ?? (isFirstFile ? rest.shift() : undefined);
  return { file, configFile: config, merging, rest };
}

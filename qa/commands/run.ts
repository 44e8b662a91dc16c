import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  UsageError,
  explore,
  type Graph,
  findPaths,
  pathNamed,
  formatCount,
  type PathSet,
  strategyNamed,
} from '#xstate-paths';
import { type Command } from '../command.ts';
import { modelNamed } from '../models.ts';
import { resultsFolder } from '../results.ts';
import { launchChromium } from '../run/launch.ts';
import { readPathSet } from '../run/recording.ts';
import { runPaths } from '../run/run-paths.ts';
import { startApp } from '../run/start-app.ts';
import { stopSignal, unlessStopped } from '../run/stop-signal.ts';
import { formatResult, formatTotals } from '../run/format-results.ts';
import { pathsOptions, strategyOptions } from './paths.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const { format: _, ...pathOptions } = pathsOptions;
const options = {
  ...pathOptions,
  file: text,
  url: text,
  workers: text,
  headed: flag,
  phone: flag,
  dark: flag,
  'no-screenshots': flag,
  'no-shrinking': flag,
};

export const runCommand: Command = {
  usage:
    'run <model> [--strategy tour ...] [--path ID] [--file paths.json] [--workers 1] [--headed]\n' +
    '    [--url http://localhost:3000] [--phone] [--dark] [--no-screenshots] [--no-shrinking]',
  async run(args, print) {
    const { positionals, values } = parse(args);
    const model = modelNamed(positionals[0]);
    const workers = Number(values.workers ?? 1);
    if (!(Number.isInteger(workers) && workers >= 1 && workers <= 16)) {
      throw new UsageError(`--workers takes a number from 1 to 16, not "${values.workers}"`);
    }
    const graph = explore(model);
    const set = pathsToPlay(graph, values);
    if (values.url !== undefined && !isWebAddress(values.url)) {
      throw new UsageError(
        `--url takes an address like http://localhost:3000, not "${values.url}"`,
      );
    }
    const stopping = stopSignal();
    if (values.url === undefined) print('Starting the app ...');
    const app = values.url === undefined ? await startApp(stopping) : null;
    try {
      const browser = await launchChromium(values.headed, print);
      try {
        const folder = path.relative(process.cwd(), resultsFolder(model.name));
        print(
          `Playing ${formatCount(set.paths.length, 'path')} of "${model.name}" at ${app?.url ?? values.url}`,
        );
        const playing = runPaths(browser, graph, set.paths, {
          url: (app?.url ?? values.url ?? '').replace(/\/$/, ''),
          dataDir: app?.dataDir ?? process.env['APP_DATA_DIR'],
          strategy: set.strategy,
          workers,
          screenshots: !values['no-screenshots'],
          isShrinking: set.strategy.name === 'random' && !values['no-shrinking'],
          ...(values.phone && { viewport: { width: 390, height: 844 } }),
          ...(values.dark && { colorScheme: 'dark' }),
          again: ({ id }) => commandFor(args, values, id),
          onResult: (result) => stopping.aborted || print(formatResult(result, folder)),
        });
        const results = await unlessStopped(stopping, playing);
        print(`\n${formatTotals(graph, results)}\n\nResults: ${folder}/results.json`);
        return results.paths.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
      } finally {
        await browser.close();
      }
    } finally {
      await app?.stop();
    }
  },
};

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\nnpm run qa -- ${runCommand.usage}`);
  }
}

type Values = ReturnType<typeof parse>['values'];

const isWebAddress = (url: string) => /^https?:\/\//.test(url) && URL.canParse(url);

/** The command line as given, narrowed to one path. */
function commandFor(args: readonly string[], values: Values, id: string): string {
  const given = args.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ');
  return `npm run qa -- run ${given}${values.path === undefined ? ` --path ${id}` : ''}`;
}

/**
 * Reads the paths from a file if one is given, otherwise finds them with the strategy. Keeps only
 * the path with the given id, if any.
 */
function pathsToPlay(graph: Graph, values: Values): PathSet {
  strategyNamed(values.strategy);
  const found =
    values.file === undefined
      ? findPaths(graph.model, values.strategy, strategyOptions(values), graph)
      : readFile(graph, values.file);
  return values.path ? { ...found, paths: [pathNamed(found, values.path)] } : found;
}

function readFile(graph: Graph, file: string): PathSet {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`There is no file "${file}".`);
  }
  try {
    return readPathSet(graph, readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

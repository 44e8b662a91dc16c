import { readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  UsageError,
  explore,
  type Graph,
  findPaths,
  pathNamed,
  formatCount,
  type Path,
  type PathSet,
  readPathSet,
  selectShard,
  splitPaths,
  toAnnotations,
  toCtrf,
  toJunit,
} from '#xstate-paths';
import type { Command } from '#xstate-paths/commands/command.ts';
import type { Progress } from '#xstate-paths/studio/run-player.ts';
import { checkAll, parseCommand } from '#xstate-paths/commands/parse-command.ts';
import {
  createPathChecks,
  formatLost,
  pathsOptions,
  strategyOptions,
  wholeNumber,
} from '#xstate-paths/commands/paths.ts';
import { modelNamed } from '../models.ts';
import { passedParts } from '../outcomes.ts';
import { call } from '../project.ts';
import { resultsFolder, type StepResult } from '../results.ts';
import { launchChromium } from '../run/launch.ts';
import { runPaths } from '../run/run-paths.ts';
import { onlyEnglish, startApp } from '../run/start-app.ts';
import { stopSignal, unlessStopped } from '../run/stop-signal.ts';
import { formatResult, formatTotals, toPlayedRun } from '../run/format-results.ts';

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
  progress: flag,
  retries: text,
  shard: text,
  junit: text,
  ctrf: text,
};

export const runCommand: Command = {
  usage:
    'run <model> [--strategy tour ...] [--path ID] [--file paths.json] [--workers 1] [--headed]\n' +
    '    [--url http://localhost:3000] [--phone] [--dark] [--no-screenshots] [--no-shrinking]\n' +
    '    [--retries 0] [--shard 1/3] [--min-coverage 100] [--junit FILE] [--ctrf FILE] [--progress]',
  async run(args, print) {
    const { positionals, values } = parseCommand(args, `${call} ${runCommand.usage}`, options);
    checkAll(
      () => modelNamed(positionals[0]),
      ...createPathChecks(values),
      () => workersIn(values),
      () => wholeNumber('retries', values.retries),
      () => shardIn(values),
      () => assertAddress(values),
      () => assertFile(values),
    );
    const model = modelNamed(positionals[0]);
    const workers = workersIn(values);
    const graph = explore(model);
    const least = minCoverage(values);
    const retries = wholeNumber('retries', values.retries) ?? 0;
    const set = pathsToPlay(graph, values, print);
    const stopping = stopSignal();
    if (values.url === undefined) print('Starting the app ...');
    const app = values.url === undefined ? await startApp(stopping, onlyEnglish) : null;
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
          retries,
          screenshots: !values['no-screenshots'],
          isGoingOn: isTour(values) && values.path === undefined,
          isShrinking: isSearching(values) && !values['no-shrinking'],
          ...(values.phone && { viewport: { width: 390, height: 844 } }),
          ...(values.dark && { colorScheme: 'dark' }),
          again: ({ id }) => commandFor(args, values, id),
          ...(values.progress && { onStep: (...step) => print(formatProgress(...step)) }),
          onResult: (result) => stopping.aborted || print(formatResult(model, result, folder)),
        });
        const results = await unlessStopped(stopping, playing);
        print(`\n${formatTotals(graph, results)}\n\nResults: ${folder}/results.json`);
        const played = toPlayedRun(model, results);
        if (values.junit !== undefined) await writeFile(values.junit, toJunit(played));
        if (values.ctrf !== undefined) await writeFile(values.ctrf, toCtrf(played));
        const annotations = toAnnotations(played);
        // GitHub sets this where it runs workflows.
        if (process.env['GITHUB_ACTIONS'] && annotations !== '') print(annotations);
        const lost = formatLost(model, passedParts(results), least);
        if (lost !== null) print(lost);
        const isAnyFailed = results.paths.some(({ outcome }) => outcome === 'failed');
        return isAnyFailed || lost !== null ? 1 : 0;
      } finally {
        await browser.close();
      }
    } finally {
      await app?.stop();
    }
  },
};

type Values = ReturnType<typeof parseCommand<typeof options>>['values'];

function workersIn({ workers = '1' }: Values): number {
  const count = Number(workers);
  if (Number.isInteger(count) && count >= 1 && count <= 16) return count;
  throw new UsageError(`--workers takes a number from 1 to 16, not "${workers}"`);
}

function shardIn({ shard }: Values): { index: number; count: number } | null {
  if (shard === undefined) return null;
  const [, index, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(shard) ?? [];
  if (index && count) return { index: Number(index), count: Number(count) };
  throw new UsageError(`--shard takes one of several, as 1/3, not "${shard}"`);
}

function assertAddress({ url }: Values): void {
  if (url === undefined || (/^https?:\/\//.test(url) && URL.canParse(url))) return;
  throw new UsageError(`--url takes an address like http://localhost:3000, not "${url}"`);
}

function assertFile({ file }: Values): void {
  if (file === undefined || statSync(file, { throwIfNoEntry: false })?.isFile()) return;
  throw new UsageError(`There is no file "${file}".`);
}

/** A line of JSON, for the studio. */
function formatProgress(path: Path, step: number, result: Omit<StepResult, 'durationMs'>): string {
  const { outcome, screenshot, problem } = result;
  const progress: Progress = {
    path: path.id,
    step,
    outcome,
    ...(screenshot !== undefined && { screenshot }),
    ...(problem && { problem: problem.message }),
  };
  return JSON.stringify(progress);
}

/** The command line as given, narrowed to one path. */
function commandFor(args: readonly string[], values: Values, id: string): string {
  const given = args.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ');
  return `npm run qa -- run ${given}${values.path === undefined ? ` --path ${id}` : ''}`;
}

/**
 * Reads the paths from a file if one is given, otherwise finds them with the strategy. A tour is
 * split over the workers. Keeps only the path with the given id, if any.
 */
function pathsToPlay(graph: Graph, values: Values, print: (text: string) => void): PathSet {
  const { file, path: id } = values;
  const found =
    file === undefined
      ? findPaths(graph.model, values.strategy, strategyOptions(values), graph)
      : readFile(graph, file, print);
  const shard = shardIn(values);
  const shared = shard ? selectShard(graph, found.paths, shard.index, shard.count) : found.paths;
  const paths = isTour(values) ? splitPaths(graph, shared, workersIn(values)) : shared;
  const set = { ...found, paths };
  return id ? { ...set, paths: [pathNamed(set, id)] } : set;
}

const isTour = ({ strategy, file }: Values): boolean => strategy === 'tour' && file === undefined;

/** Whoever names a path or a file wants these paths played, and no others. */
const isSearching = ({ file, path }: Values): boolean => file === undefined && path === undefined;

/** A whole tour must take every transition; parts of it need not. */
function minCoverage(values: Values): number {
  const isWhole = isTour(values) && values.path === undefined && values.shard === undefined;
  return wholeNumber('min-coverage', values['min-coverage']) ?? (isWhole ? 100 : 0);
}

function readFile(graph: Graph, file: string, print: (text: string) => void): PathSet {
  try {
    return readPathSet(graph, readFileSync(file, 'utf8'), print);
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

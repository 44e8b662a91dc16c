import { existsSync, readFileSync } from 'node:fs';
import { describeUnpredictable } from '../check-model.ts';
import { explore, type Graph } from '../explore.ts';
import { measureCoverage } from '../coverage.ts';
import { findPaths, pathNamed } from '../find-paths.ts';
import { formatNamed, formats } from '../formats.ts';
import type { AnyPathModel } from '../model.ts';
import type { Path } from '../path.ts';
import { coverLevelNamed, strategyNamed, type StrategyOptions } from '../strategies.ts';
import type { EventPattern } from '../strategies/from-events.ts';
import { measureUsage, parseUsage, type UsageCounts } from '../usage/usage.ts';
import { UsageError } from '../usage-error.ts';
import type { Command } from './command.ts';
import { checkAll, parseCommand } from './parse-command.ts';
import { modelNamed } from './project.ts';

const text = { type: 'string' } as const;
/** Options that select paths. */
export const pathsOptions = {
  strategy: { ...text, default: 'tour' },
  format: text,
  path: text,
  to: text,
  until: text,
  seed: text,
  length: text,
  cover: text,
  'max-paths': text,
  'reset-cost': text,
  events: text,
  start: text,
  usage: text,
  'min-coverage': text,
};

/** Names the transitions that are lost when paths take fewer than `least` percent; else null. */
export function formatLost(
  model: AnyPathModel<never>,
  paths: readonly Path[],
  least: number,
): string | null {
  const { covered, all, missing } = measureCoverage(model, paths).transitions;
  if (covered >= (all * least) / 100) return null;
  return [`Fewer than ${least} % of the transitions are covered. Lost:`, ...missing].join('\n  ');
}

export const pathsCommand: Command = {
  usage:
    'paths [model] [--strategy tour|shortest|simple|random|to|usage|events]\n' +
    '    [--format table|json|markdown|gherkin|mermaid|...] [--path ID]\n' +
    '    [--cover transitions|pairs|edges] [--to STATE] [--seed 1] [--length 50] [--until STATE]\n' +
    '    [--usage FILE] [--events JSON|FILE] [--start NAME] [--max-paths 1000] [--reset-cost 1] [--min-coverage 100]',
  async run(args, print, project) {
    const usage = `${project.call} ${pathsCommand.usage}`;
    const { positionals, values } = parseCommand(args, usage, pathsOptions);
    const { 'min-coverage': minCoverage } = values;
    // Who asks for one path wants to see its steps.
    const formatName = values.format ?? (values.path === undefined ? 'table' : 'markdown');
    const chooseFormat = () => formatNamed(formatName, { ...formats, ...project.formats });
    // Report everything that is wrong, before computing anything.
    checkAll(
      () => modelNamed(project.models, positionals[0]),
      chooseFormat,
      ...createPathChecks(values),
    );
    const model = modelNamed(project.models, positionals[0]);
    const format = chooseFormat();
    const graph = explore(model);
    const result = findPaths(
      model,
      values.strategy,
      { ...strategyOptions(values), usage: readUsage(graph, values.usage) },
      graph,
    );
    const set = values.path ? { ...result, paths: [pathNamed(result, values.path)] } : result;
    print(format(set, model));
    const lost = formatLost(model, set.paths, wholeNumber('min-coverage', minCoverage) ?? 0);
    const counts = readUsage(graph, values.usage);
    if (counts) process.stderr.write(`${formatUsage(set.paths, counts)}\n`);
    for (const sentence of describeUnpredictable(graph)) process.stderr.write(`${sentence}\n`);
    if (lost !== null) process.stderr.write(`${lost}\n`);
    return lost === null ? 0 : 1;
  },
};

type Values = Partial<ReturnType<typeof parseCommand<typeof pathsOptions>>['values']>;

/** The numbers among the options that select paths. */
const numbers = ['seed', 'length', 'max-paths', 'reset-cost', 'min-coverage'] as const;

/** Checks of the options that select paths; each throws a UsageError if its option is wrong. */
export function createPathChecks(values: Values): (() => unknown)[] {
  return [
    () => strategyNamed(values.strategy ?? 'tour'),
    () => coverLevelNamed(values.cover),
    ...numbers.map((name) => () => wholeNumber(name, values[name])),
    () => values.events !== undefined && readEvents(values.events),
  ];
}

/**
 * Converts the command-line values to options of strategies. Throws a UsageError for values that
 * are not whole numbers.
 */
export function strategyOptions(values: Values): StrategyOptions {
  const given: StrategyOptions = {
    to: values.to,
    until: values.until,
    seed: wholeNumber('seed', values.seed),
    length: wholeNumber('length', values.length),
    cover: coverLevelNamed(values.cover),
    maxPaths: wholeNumber('max-paths', values['max-paths']),
    resetCost: wholeNumber('reset-cost', values['reset-cost']),
    events: values.events === undefined ? undefined : readEvents(values.events),
    start: values.start,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function readUsage(graph: Graph, file: string | undefined): UsageCounts | undefined {
  if (file === undefined) return undefined;
  if (!existsSync(file)) throw new UsageError(`There is no file "${file}".`);
  return parseUsage(graph, readFileSync(file, 'utf8'));
}

function formatUsage(paths: readonly Path[], usage: UsageCounts): string {
  const { covered, all, percent, missing } = measureUsage(paths, usage);
  const lines = missing.map(([name, count]) => `  ${name}, ${count} times`);
  return [`real use     ${covered} of ${all} transitions taken (${percent} %)`, ...lines].join(
    '\n',
  );
}

/** Reads a whole number. Throws a UsageError for anything else. */
export function wholeNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new UsageError(`--${name} takes a whole number, not "${value}"`);
}

function readEvents(value: string): EventPattern[] {
  try {
    const read: unknown = JSON.parse(existsSync(value) ? readFileSync(value, 'utf8') : value);
    if (Array.isArray(read)) return read as EventPattern[];
  } catch {
    // Reported below, like any other value that is not a list.
  }
  throw new UsageError('--events takes a JSON list of events, or a file with one');
}

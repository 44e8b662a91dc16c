import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alignColumns } from '../formats/table.ts';
import { mutate, type MutationResults } from '../mutate/mutate.ts';
import { openVerdictCache } from '../mutate/verdict-cache.ts';
import { formatTraces } from '../trace/format-traces.ts';
import type { Command } from './command.ts';
import { parseCommand } from './parse-command.ts';
import type { Survivors } from './project.ts';
import { committedTraces, currentTraces, traceModelsNamed } from './trace-files.ts';

export const mutateCommand: Command = {
  usage:
    'mutate [model] [--write] [--fresh]   how many faults of the machines the traces and checks notice',
  async run(args, print, project) {
    const { folder, survivors, verdicts } = project.traces;
    const { positionals, values } = parseCommand(args, `${project.call} ${mutateCommand.usage}`, {
      write: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
    });
    const scoresFile = path.join(folder, 'scores.json');
    const scores = existsSync(scoresFile)
      ? (JSON.parse(readFileSync(scoresFile, 'utf8')) as Record<string, number>)
      : {};
    const problems: string[] = [];
    const cache = verdicts && openVerdictCache(verdicts);
    let reused = 0;
    const models = traceModelsNamed(project, positionals[0]);
    const rows = models.map((model) => {
      const traces = committedTraces(project, model);
      const reasons = survivors[model.name] ?? {};
      const judge = () => mutate(model, traces, currentTraces(model).paths, reasons);
      const texts = [formatTraces(traces), JSON.stringify(reasons)];
      const { results, isReused } = cache?.take(model, texts, judge, values.fresh) ?? {
        results: judge(),
        isReused: false,
      };
      if (isReused) reused += 1;
      const score = mutationScore(results);
      const least = values.write ? 0 : (scores[model.name] ?? 0);
      problems.push(...findProblems(results, survivors, score, least));
      scores[model.name] = score;
      const { mutants, killed, explained } = results;
      return [model.name, mutants.length, killed, explained, `${score.toFixed(1)} %`];
    });
    print(alignColumns([['mutants of', 'all', 'noticed', 'explained', 'score'], ...rows]));
    cache?.save();
    if (reused > 0) {
      print(
        `\nOf ${reused} of ${models.length}, nothing changed since the last run; --fresh judges all anew.`,
      );
    }
    if (values.write) writeFileSync(scoresFile, `${JSON.stringify(scores, null, 2)}\n`);
    if (problems.length > 0) print(`\n${problems.join('\n')}`);
    return problems.length > 0 ? 1 : 0;
  },
};

/** Noticed mutants in percent, rounded down to a tenth. */
const mutationScore = ({ mutants, killed }: MutationResults): number =>
  Math.floor((1000 * killed) / mutants.length) / 10;

/** What must not be: a lower score than committed, a survivor without a reason, an old reason. */
function findProblems(
  { model, mutants }: MutationResults,
  survivors: Survivors,
  score: number,
  least: number,
): string[] {
  const explained = survivors[model] ?? {};
  const surviving = mutants.filter(({ killedBy }) => killedBy === null);
  const names = new Set(surviving.map(({ name }) => name));
  return [
    ...(score < least ? [`${model}: the score fell from ${least} % to ${score} %`] : []),
    ...surviving
      .filter(({ name }) => !(name in explained))
      .map(({ name, because }) => `${model} survived: ${name} (${because})`),
    ...Object.keys(explained)
      .filter((name) => !names.has(name))
      .map((name) => `${model}: explained, but there is no such survivor: ${name}`),
  ];
}

import {
  alignColumns,
  explore,
  findPaths,
  shardOf,
  UsageError,
  type Graph,
  type Path,
  type PathSet,
} from '#xstate-paths';
import type { Command } from '#xstate-paths/commands/command.ts';
import { checkAll, parseCommand } from '#xstate-paths/commands/parse-command.ts';
import { wholeNumber } from '#xstate-paths/commands/paths.ts';
import { modelNamed, models } from '../models.ts';
import { call } from '../project.ts';
import { reportFolder, type PathResult } from '../results.ts';
import { formatResult } from '../run/format-results.ts';
import { launchChromium } from '../run/launch.ts';
import { runPaths } from '../run/run-paths.ts';
import { startApp } from '../run/start-app.ts';
import { stopSignal, unlessStopped } from '../run/stop-signal.ts';

const text = { type: 'string' } as const;
const options = { times: text, seed: text, workers: text, sample: text };
const usual = { times: 20, seed: 1, workers: 4 };
const numbers = ['times', 'seed', 'workers', 'sample'] as const;

/** Steps of the random walks of one round. */
const randomSteps = 200;
type Kind = 'edges' | 'pairs' | 'random';
const kinds: readonly Kind[] = ['edges', 'pairs', 'random'];

export const nightlyCommand: Command = {
  usage:
    'nightly [model] [--times 20] [--seed 1] [--workers 4] [--sample STEPS]\n' +
    '                                plays edges, pairs and random walks again and again, several\n' +
    '                                paths at once; with --sample, only a share of each round',
  async run(args, print) {
    const usage = `${call} ${nightlyCommand.usage}`;
    const { positionals, values } = parseCommand(args, usage, options);
    const [name] = positionals;
    checkAll(
      () => name !== undefined && modelNamed(name),
      ...numbers.map((option) => () => atLeastOne(option, values[option])),
    );
    const given = (option: keyof typeof usual) =>
      atLeastOne(option, values[option]) ?? usual[option];
    const [times, seed, workers] = [given('times'), given('seed'), given('workers')];
    const sample = atLeastOne('sample', values.sample);
    const chosen = name === undefined ? models : [modelNamed(name)];

    const stopping = stopSignal();
    const app = await startApp(stopping);
    const rows: [model: string, kind: Kind, rounds: number, failed: number, steps: number][] = [];
    try {
      const browser = await launchChromium(false, print);
      const playRound = async (graph: Graph, kind: Kind, round: number) => {
        const { strategy, paths } = roundOf(graph, kind, seed + round, sample);
        const folder = `nightly/${graph.model.name}-${kind}-${round + 1}`;
        const playing = runPaths(browser, graph, paths, {
          url: app.url,
          dataDir: app.dataDir,
          folder: `${reportFolder}/${folder}`,
          strategy,
          workers,
          screenshots: false,
          isShrinking: false,
          isGoingOn: kind !== 'random',
          onResult(result) {
            if (!hasFailed(result) || stopping.aborted) return;
            print(formatResult(result, `qa-report/${folder}`));
          },
        });
        return (await unlessStopped(stopping, playing)).paths;
      };
      try {
        for (const model of chosen) {
          const graph = explore(model);
          for (const kind of kinds) {
            const rounds: PathResult[][] = [];
            while (rounds.length < times) rounds.push(await playRound(graph, kind, rounds.length));
            const failed = rounds.filter((results) => results.some(hasFailed)).length;
            rows.push([model.name, kind, times, failed, passedSteps(rounds.flat())]);
            print(`${model.name}, ${kind}: ${failed} of ${times} rounds failed`);
          }
        }
      } finally {
        await browser.close();
      }
    } finally {
      await app.stop();
    }
    print(`\n${alignColumns([['model', 'paths', 'rounds', 'failed', 'steps'], ...rows])}`);
    return rows.some(([, , , failed]) => failed > 0) ? 1 : 0;
  },
};

const hasFailed = ({ outcome }: PathResult) => outcome === 'failed';

const passedSteps = (results: readonly PathResult[]) =>
  results.flatMap(({ steps }) => steps).filter(({ outcome }) => outcome === 'passed').length;

function atLeastOne(name: string, value: string | undefined): number | undefined {
  const number = wholeNumber(name, value);
  if (number === undefined || number >= 1) return number;
  throw new UsageError(`--${name} takes a number from 1, not "${value}"`);
}

/** The paths of a round. The seed chooses the random walks, and which share of the others. */
export function roundOf(
  graph: Graph,
  kind: Kind,
  seed: number,
  sample: number | undefined,
): { strategy: PathSet['strategy']; paths: Path[] } {
  if (kind === 'random') {
    const length = Math.min(randomSteps, sample ?? randomSteps);
    return findPaths(graph.model, 'random', { seed, length }, graph);
  }
  const { strategy, paths } = findPaths(graph.model, 'tour', { cover: kind }, graph);
  if (sample === undefined) return { strategy, paths };
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const shares = Math.max(1, Math.round(steps / sample));
  return { strategy, paths: shardOf(graph, paths, (seed % shares) + 1, shares) };
}

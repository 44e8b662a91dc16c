import { alignColumns, explore, formatCount, UsageError } from '#xstate-paths';
import type { Command } from '#xstate-paths/commands/command.ts';
import { checkAll, parseCommand } from '#xstate-paths/commands/parse-command.ts';
import { wholeNumber } from '#xstate-paths/commands/paths.ts';
import { modelNamed, models } from '../models.ts';
import { call } from '../project.ts';
import type { PathResult } from '../results.ts';
import { formatResult } from '../run/format-results.ts';
import { launchChromium } from '../run/launch.ts';
import { nightKinds, playRounds, type NightKind, type Round } from '../run/night.ts';
import { onlyEnglish, startApp } from '../run/start-app.ts';
import { stopSignal, unlessStopped } from '../run/stop-signal.ts';

const text = { type: 'string' } as const;
const options = {
  times: text,
  seed: text,
  workers: text,
  sample: text,
  minutes: text,
  kinds: { ...text, default: 'edges,pairs,random' },
};
const usual = { times: 20, seed: 1, workers: 4 };
const numbers = ['times', 'seed', 'workers', 'sample', 'minutes'] as const;
const progressEveryMs = 30_000;

export const nightlyCommand: Command = {
  usage:
    'nightly [model ...] [--kinds edges,pairs,random,tour] [--times 20] [--seed 1]\n' +
    '    [--workers 4] [--sample STEPS] [--minutes N]\n' +
    '                                plays paths again and again, several at once',
  async run(args, print) {
    const usage = `${call} ${nightlyCommand.usage}`;
    const { positionals, values } = parseCommand(args, usage, options, models.length);
    checkAll(
      ...positionals.map((name) => () => modelNamed(name)),
      () => kindsIn(values.kinds),
      ...numbers.map((option) => () => atLeastOne(option, values[option])),
    );
    const given = (option: keyof typeof usual) =>
      atLeastOne(option, values[option]) ?? usual[option];
    const minutes = atLeastOne('minutes', values.minutes);
    const chosen = positionals.length === 0 ? models : positionals.map((name) => modelNamed(name));

    const stopping = stopSignal();
    const app = await startApp(stopping, onlyEnglish);
    const rows: Row[] = [];
    const causes = new Map<string, number>();
    try {
      const browser = await launchChromium(false, print);
      try {
        const end = minutes === undefined ? undefined : Date.now() + minutes * 60_000;
        const kinds = kindsIn(values.kinds);
        for (const model of chosen) {
          const graph = explore(model);
          for (const kind of kinds) {
            // Each has its share of what is left, so the last ones are played too.
            const left = chosen.length * kinds.length - rows.length;
            const until = end === undefined ? undefined : Date.now() + (end - Date.now()) / left;
            const name = `${model.name}, ${kind}`;
            let steps = 0;
            const showing = setInterval(
              () => print(`${clock()}  ${name}: ${formatCount(steps, 'step')} so far`),
              progressEveryMs,
            );
            const playing = playRounds(browser, graph, kind, {
              app,
              times: given('times'),
              seed: given('seed'),
              workers: given('workers'),
              sample: atLeastOne('sample', values.sample),
              until,
              onStep: () => (steps += 1),
              onResult(result, folder) {
                if (!hasFailed(result) || stopping.aborted) return;
                print(formatResult(graph.model, result, folder));
                const cause = `${name}: ${failureCause(result)}`;
                causes.set(cause, (causes.get(cause) ?? 0) + 1);
              },
              onRound: (round) => stopping.aborted || print(formatRound(name, round)),
            });
            const rounds = await unlessStopped(stopping, playing).finally(() =>
              clearInterval(showing),
            );
            rows.push(makeRow(model.name, kind, rounds));
          }
        }
      } finally {
        await browser.close();
      }
    } finally {
      await app.stop();
    }
    print(
      `\n${alignColumns([['model', 'paths', 'rounds', 'passed', 'cut off', 'steps'], ...rows])}`,
    );
    const counted = [...causes].toSorted(([, one], [, other]) => other - one);
    if (counted.length > 0)
      print(`\n${counted.map(([cause, n]) => `${n} x  ${cause}`).join('\n')}`);
    return causes.size > 0 ? 1 : 0;
  },
};

type Row = [model: string, kind: NightKind, rounds: number, passed: number, cut: number, n: number];

function makeRow(model: string, kind: NightKind, rounds: readonly Round[]): Row {
  const good = rounds.filter(({ results }) => !results.some(hasFailed));
  const whole = good.filter(({ isWhole }) => isWhole).length;
  const steps = passedSteps(rounds.flatMap(({ results }) => results));
  return [model, kind, rounds.length, whole, good.length - whole, steps];
}

function formatRound(name: string, { index, seed, durationMs, results, isWhole }: Round): string {
  const failed = results.filter(hasFailed).length;
  const outcome = failed > 0 ? `${failed} of ${results.length} paths failed` : 'passed';
  const seconds = Math.round(durationMs / 1000);
  return `${clock()}  ${name}, round ${index + 1} (seed ${seed}): ${outcome}${isWhole ? '' : ', cut off'}, ${formatCount(passedSteps(results), 'step')}, ${seconds} s`;
}

/** What happened in the step that failed, and what the failure says first. */
function failureCause({ path, steps, problem }: PathResult): string {
  const index = steps.findIndex(({ outcome }) => outcome === 'failed');
  const { event, from } = path.steps[index] ?? {};
  const place = event ? `${event.type} in ${JSON.stringify(from?.value)}` : 'before the first step';
  const [first = ''] = (steps[index]?.problem?.message ?? problem ?? '').split('\n', 1);
  return `${place}: ${first}`;
}

const clock = () => new Date().toTimeString().slice(0, 5);
const hasFailed = ({ outcome }: PathResult) => outcome === 'failed';

const passedSteps = (results: readonly PathResult[]) =>
  results.flatMap(({ steps }) => steps).filter(({ outcome }) => outcome === 'passed').length;

function kindsIn(given: string): NightKind[] {
  return given.split(',').map((name) => {
    const kind = nightKinds.find((each) => each === name);
    if (kind) return kind;
    throw new UsageError(`--kinds takes some of ${nightKinds.join(', ')}, not "${name}"`);
  });
}

function atLeastOne(name: string, value: string | undefined): number | undefined {
  const number = wholeNumber(name, value);
  if (number === undefined || number >= 1) return number;
  throw new UsageError(`--${name} takes a number from 1, not "${value}"`);
}

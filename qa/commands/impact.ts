import { writeFileSync } from 'node:fs';
import {
  explore,
  findPaths,
  formatCount,
  findImpact,
  createPathSet,
  UsageError,
  type AnyPathModel,
  type Impact,
} from '#xstate-paths';
import type { Command } from '#xstate-paths/commands/command.ts';
import { parseCommand } from '#xstate-paths/commands/parse-command.ts';
import { pathsOptions, strategyOptions } from '#xstate-paths/commands/paths.ts';
import { machinesAt } from '../impact/machines-at.ts';
import { modelNamed, models } from '../models.ts';
import { call } from '../project.ts';

const { format: _, path: __, 'min-coverage': ___, ...pathOptions } = pathsOptions;

export const impactCommand: Command = {
  usage:
    'impact <commit> [model] [--strategy tour ...] [--out FILE]\n' +
    '                                what changed in the machines since then, and the paths to play',
  async run(args, print) {
    const { positionals, values } = parseCommand(
      args,
      `${call} ${impactCommand.usage}`,
      { ...pathOptions, out: { type: 'string' } },
      2,
    );
    const [since, name] = positionals;
    if (since === undefined) throw new UsageError(`Since which commit?\n\n${impactCommand.usage}`);
    if (values.out !== undefined && name === undefined) {
      throw new UsageError('A file holds the paths of one model: name it too');
    }
    const before = await machinesAt(since);
    for (const model of name === undefined ? models : [modelNamed(name)]) {
      const graph = explore(model);
      const { paths, strategy } = findPaths(model, values.strategy, strategyOptions(values), graph);
      const machine = before.get(model.machine.id);
      if (!machine) {
        print(`${model.name}: new since then, so all ${paths.length} paths`);
        continue;
      }
      const impact = findImpact(model, machine, paths);
      print(formatImpact(model, impact, paths.length));
      if (values.out !== undefined) {
        const chosen = impact.paths.map(({ path }) => path);
        writeFileSync(values.out, JSON.stringify(createPathSet(graph, chosen, strategy), null, 2));
      }
    }
    return 0;
  },
};

function formatImpact({ name }: AnyPathModel<never>, impact: Impact, all: number): string {
  const { transitions, removed, paths } = impact;
  if (transitions.length + removed.length + paths.length === 0) return `${name}: unchanged`;
  return [
    `${name}: ${formatCount(transitions.length, 'transition')} touched, ${paths.length} of ${all} paths to play`,
    ...transitions.map((each) => `  ~ ${each}`),
    ...removed.map((each) => `  - ${each}`),
    ...paths.map(
      ({ path, because, isDifferent }) =>
        `  ${path.id}  ${isDifferent ? 'does otherwise at' : 'takes'} ${because}`,
    ),
  ].join('\n');
}

import { checkModel } from '../check-model.ts';
import { explore } from '../explore.ts';
import { formatCount } from '../formats/labels.ts';
import type { AnyPathModel } from '../model.ts';
import type { Command } from './command.ts';
import { parseCommand } from './parse-command.ts';
import { modelNamed } from './project.ts';

export const checkCommand: Command = {
  usage: 'check [model]                 whether models fit their machines, and invariants hold',
  async run(args, print, { call, models }) {
    const { positionals } = parseCommand(args, `${call} ${checkCommand.usage}`, {});
    const [name] = positionals;
    let isAnyWrong = false;
    for (const model of name === undefined ? models : [modelNamed(models, name)]) {
      const problems = findProblems(model);
      isAnyWrong ||= problems.length > 0;
      print(`${model.name.padEnd(16)} ${problems.length === 0 ? fits(model) : 'does not fit'}`);
      for (const problem of problems) print(`  ${problem}`);
    }
    return isAnyWrong ? 1 : 0;
  },
};

function fits(model: AnyPathModel<never>): string {
  const { nodes, edges } = explore(model);
  return `fits: ${formatCount(nodes.length, 'situation')}, ${formatCount(edges.length, 'edge')}`;
}

/** Code of the machine that fails usually misses a payload or an input. */
function findProblems(model: AnyPathModel<never>): string[] {
  try {
    return checkModel(model);
  } catch (error) {
    return [
      `The machine fails with what the model gives it: ${(error as Error).message}. ` +
        'Give "events" their payloads, "outcomes" to actors, and "starts" their inputs',
    ];
  }
}

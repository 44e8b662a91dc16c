import { checkModel } from '../check-model.ts';
import { MachineError } from '../errors.ts';
import { explore } from '../explore.ts';
import { formatCount } from '../formats/labels.ts';
import type { AnyPathModel } from '../model.ts';
import { UsageError } from '../usage-error.ts';
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

function findProblems(model: AnyPathModel<never>): string[] {
  try {
    return checkModel(model);
  } catch (error) {
    if (error instanceof MachineError) return [`${error.message}. ${adviseOn(error)}`];
    if (error instanceof UsageError) return [error.message];
    const { message, stack } = error as Error;
    // The first line of the stack is where the invariant or projection is written.
    const [place] = /^ +at .+$/m.exec(stack ?? '') ?? [''];
    return [`Code of the model throws: ${message}${place && `, ${place.trim()}`}`];
  }
}

/** Code of a machine that throws usually misses a payload or an input. */
function adviseOn({ path }: MachineError): string {
  const type = path.at(-1)?.type;
  if (type === undefined) return 'Does it need another input?';
  if (/^xstate\.(done|error)\.actor\./.test(type)) return 'Does it lack its value in "outcomes"?';
  if (type.startsWith('xstate.')) return 'Does an earlier event lack its payload in "events"?';
  return `Does "${type}" lack its payload in "events"?`;
}

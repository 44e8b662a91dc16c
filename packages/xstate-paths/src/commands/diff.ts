import { firstDifference, formatDifference } from '../trace/diff-traces.ts';
import { formatTraces } from '../trace/format-traces.ts';
import type { Command } from './command.ts';
import { parseCommand } from './parse-command.ts';
import { committedTraces, currentTraces, traceModelsNamed, writeTraces } from './trace-files.ts';

export const diffCommand: Command = {
  usage: 'diff [model] [--write]        what the machines do otherwise than their committed traces',
  async run(args, print, project) {
    const { call } = project;
    const { positionals, values } = parseCommand(args, `${call} ${diffCommand.usage}`, {
      write: { type: 'boolean', default: false },
    });
    let isAnyChanged = false;
    for (const model of traceModelsNamed(project, positionals[0])) {
      const { traces } = currentTraces(model);
      if (values.write) {
        writeTraces(project, model, traces);
        print(`${model.name.padEnd(16)} ${traces.lines.length} lines written`);
        continue;
      }
      const committed = committedTraces(project, model);
      const difference = firstDifference(model.machine, model.starts, committed);
      const isSame = formatTraces(committed) === formatTraces(traces);
      isAnyChanged ||= !isSame;
      print(`${model.name.padEnd(16)} ${isSame ? 'as committed' : 'changed'}`);
      if (difference) print(formatDifference(difference));
      else if (!isSame) print('  It follows the committed paths, but its own tour is another now.');
    }
    if (isAnyChanged) {
      print(`\nWanted? ${call} diff --write, and review the changed lines with git diff.`);
    }
    return isAnyChanged ? 1 : 0;
  },
};

import { firstDifference, formatDifference, formatTraces } from '#xstate-paths';
import type { Command } from '../command.ts';
import { committedTraces, currentTraces, traceModelsNamed, writeTraces } from '../traces/files.ts';
import { parseCommand } from './parse-command.ts';

export const diffCommand: Command = {
  usage: 'diff [model] [--write]        what the machines do otherwise than their committed traces',
  async run(args, print) {
    const { positionals, values } = parseCommand(args, diffCommand.usage, {
      write: { type: 'boolean', default: false },
    });
    let isAnyChanged = false;
    for (const model of traceModelsNamed(positionals[0])) {
      const { traces } = currentTraces(model);
      if (values.write) {
        writeTraces(model, traces);
        print(`${model.name.padEnd(16)} ${traces.lines.length} lines written`);
        continue;
      }
      const committed = committedTraces(model);
      const difference = firstDifference(model.machine, model.starts, committed);
      const isSame = formatTraces(committed) === formatTraces(traces);
      isAnyChanged ||= !isSame;
      print(`${model.name.padEnd(16)} ${isSame ? 'as committed' : 'changed'}`);
      if (difference) print(formatDifference(difference));
      else if (!isSame) print('  It follows the committed paths, but its own tour is another now.');
    }
    if (isAnyChanged) {
      print('\nWanted? npm run qa -- diff --write, and review the changed lines with git diff.');
    }
    return isAnyChanged ? 1 : 0;
  },
};

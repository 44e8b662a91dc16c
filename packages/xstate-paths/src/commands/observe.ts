import { existsSync, readFileSync } from 'node:fs';
import { formatCount } from '../formats/labels.ts';
import { observe, parseLog } from '../usage/observe.ts';
import { UsageError } from '../usage-error.ts';
import type { Command } from './command.ts';
import { parseCommand } from './parse-command.ts';
import { modelNamed } from './project.ts';

export const observeCommand: Command = {
  usage:
    'observe [model] --log FILE    the first step of a running app that the model does not allow;\n' +
    '                                its log has a line of JSON for each event',
  async run(args, print, { call, models }) {
    const usage = `${call} ${observeCommand.usage}`;
    const { positionals, values } = parseCommand(args, usage, { log: { type: 'string' } });
    const model = modelNamed(models, positionals[0]);
    const { log } = values;
    if (log === undefined) throw new UsageError(`Which log?\n\n${usage}`);
    if (!existsSync(log)) throw new UsageError(`There is no file "${log}".`);
    const observer = observe(model);
    const text = readFileSync(log, 'utf8');
    const events = parseLog(text);
    const others = text.split('\n').filter((line) => line.trim() !== '').length - events.length;
    if (others > 0) print(`${formatCount(others, 'line')} without an event: left out`);
    for (const each of events) observer.see(each);
    const departure = observer.departure();
    if (departure) {
      print(
        `Event ${departure.step} of ${formatCount(events.length, 'event')}: ${departure.because}`,
      );
      return 1;
    }
    print(`${model.name}: ${formatCount(events.length, 'event')}, all as the model allows`);
    const open = observer.verdicts().filter(({ state }) => state === 'open');
    for (const { sentence } of open) print(`  still open: ${sentence}`);
    return 0;
  },
};

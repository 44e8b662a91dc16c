import type { Command } from '../command.ts';
import { models } from '../models.ts';

export const modelsCommand: Command = {
  usage: 'models                        the models there are',
  async run(_, print) {
    for (const { name, title } of models) print(`${name.padEnd(16)} ${title}`);
    return 0;
  },
};

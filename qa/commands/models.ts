import type { Command } from '../cli.ts';
import { models } from '../models.ts';

export const modelsCommand: Command = {
  usage: 'models                        the models there are',
  async run(_, say) {
    for (const { name, title } of models) say(`${name.padEnd(16)} ${title}`);
    return 0;
  },
};

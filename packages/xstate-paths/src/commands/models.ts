import type { Command } from './command.ts';

export const modelsCommand: Command = {
  usage: 'models                        the models there are',
  async run(_, print, { models }) {
    for (const { name, title } of models) print(`${name.padEnd(16)} ${title}`);
    return 0;
  },
};

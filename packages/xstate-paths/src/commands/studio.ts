import { once } from 'node:events';
import { startStudio } from '../studio/server.ts';
import { UsageError } from '../usage-error.ts';
import type { Command } from './command.ts';
import { parseCommand } from './parse-command.ts';
import { wholeNumber } from './paths.ts';

export const studioCommand: Command = {
  usage: 'studio [--port 4170]          a page to build, compare and play paths on the chart',
  async run(args, print, project) {
    const { values } = parseCommand(args, `${project.call} ${studioCommand.usage}`, {
      port: { type: 'string', default: '4170' },
    });
    await assertChart();
    const port = wholeNumber('port', values.port) ?? 0;
    const studio = await startStudio(project, { ...project.studio, port }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error;
        throw new UsageError(`Port ${port} is in use. Choose another one with --port.`);
      },
    );
    print(`The studio is at ${studio.url}, for this machine only. Ctrl+C ends it.`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await studio.close();
    return 0;
  },
};

/** The library that lays the chart out is large, so it comes only to those who use the studio. */
async function assertChart(): Promise<void> {
  try {
    await import('../chart/lay-out.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError('The studio draws with elkjs: npm install --save-dev elkjs');
  }
}

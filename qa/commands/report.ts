import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from '#xstate-paths/commands/command.ts';
import { models } from '../models.ts';
import { makeReport } from '../report/make-report.tsx';
import { reportFolder } from '../results.ts';

export const reportCommand: Command = {
  usage: 'report                        one page of all results, to look at and to send',
  async run(_, print) {
    const page = await makeReport(models, reportFolder);
    const file = path.join(reportFolder, 'index.html');
    await mkdir(reportFolder, { recursive: true });
    await writeFile(file, page);
    print(`Written: ${file}, ${(Buffer.byteLength(page) / 1e6).toFixed(1)} MB`);
    return 0;
  },
};

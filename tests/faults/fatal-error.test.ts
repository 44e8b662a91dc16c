import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const failing = path.join(import.meta.dirname, 'failing-server.ts');

test.each(['throws', 'rejects'])(
  'a fault that nobody caught (%s) ends the server with a log line and an exit code',
  async (manner) => {
    const ended = promisify(execFile)(process.execPath, ['scripts/node.mjs', failing, manner]);
    const { code, stdout, stderr } = (await ended.catch((error: unknown) => error)) as {
      code: number;
      stdout: string;
      stderr: string;
    };
    expect(code).toBe(1);
    const lines = stdout.trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      level: 60,
      msg: 'A fatal error ended the server',
      err: { type: 'TypeError', message: 'nobody expected this' },
    });
    expect(stderr).toContain('RoomieRadar ended: TypeError: nobody expected this');
  },
);

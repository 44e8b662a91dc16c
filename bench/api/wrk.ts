import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface WrkRun {
  url: string;
  folder: string;
  /** Body of a Lua `request` function that returns the path to request next. */
  path: string;
  acceptEncoding?: string;
  connections: number;
  seconds: number;
}

export interface WrkResult {
  perSecond: number;
  requests: number;
}

/** Requests per second. Throws if the answer to any request was not 2xx. */
export async function wrk(options: WrkRun): Promise<WrkResult> {
  const { acceptEncoding } = options;
  const file = path.join(options.folder, 'wrk.lua');
  await writeFile(
    file,
    [
      'math.randomseed(os.time())',
      ...(acceptEncoding ? [`wrk.headers["Accept-Encoding"] = "${acceptEncoding}"`] : []),
      `request = function() return wrk.format("GET", ${options.path}) end\n`,
    ].join('\n'),
  );
  const load = `-t 1 -c ${options.connections} -d ${options.seconds}s`.split(' ');
  const { stdout } = await run('wrk', [...load, '-s', file, options.url]);
  const perSecond = /^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1];
  const requests = /^\s*(\d+) requests in/m.exec(stdout)?.[1];
  if (!perSecond || !requests || /Non-2xx|Socket errors/.test(stdout)) {
    throw new Error(`wrk printed no rate, or some requests failed:\n${stdout}`);
  }
  return { perSecond: Number(perSecond), requests: Number(requests) };
}

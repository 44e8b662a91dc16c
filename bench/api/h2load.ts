import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { percentile } from './paced-load.ts';

const run = promisify(execFile);

export interface SteadyLoad {
  /** Origin of the server. */
  origin: string;
  folder: string;
  /** Paths to request in turn. */
  paths: `/${string}`[];
  perSecond: number;
  connections: number;
  seconds: number;
}

/**
 * 99th percentile in ms at a steady rate, from h2load over HTTP/1.1. h2load needs a tenth of the CPU
 * time of a client in Node, so it measures the server and not itself. Time counts from when a request
 * was sent: a stall counts once for each connection, so there should be many.
 * Throws if a request failed, or if h2load did not reach the rate.
 */
export async function p99AtRate(load: SteadyLoad): Promise<number> {
  const { origin, folder, paths, perSecond, connections, seconds } = load;
  const input = path.join(folder, 'h2load.txt');
  const log = path.join(folder, 'h2load.log');
  await writeFile(input, paths.map((name) => `${origin}${name}\n`).join(''));
  await writeFile(log, '');
  const count = Math.round(perSecond * seconds);
  const each = (perSecond / connections).toFixed(2);
  const { stdout } = await run(
    'h2load',
    [
      '--h1',
      '-t1',
      `-c${connections}`,
      `-n${count}`,
      `--rps=${each}`,
      `-i${input}`,
      `--log-file=${log}`,
    ],
    { maxBuffer: 16_000_000 },
  );
  const rows = (await readFile(log, 'utf8')).trim().split('\n');
  const requests = rows.map((row) => row.split('\t').map(Number));
  if (requests.length < count || requests.some(([, status]) => status !== 200)) {
    throw new Error(`Some requests failed:\n${stdout}`);
  }
  const starts = requests.map(([startUs = 0]) => startUs);
  const tookSeconds = (percentile(starts, 0.999) - percentile(starts, 0)) / 1e6;
  if (count / tookSeconds < perSecond * 0.95) {
    throw new Error(`h2load sent ${(count / tookSeconds).toFixed(0)} instead of ${perSecond}/s`);
  }
  return percentile(
    requests.map(([, , tookUs = 0]) => tookUs / 1000),
    0.99,
  );
}

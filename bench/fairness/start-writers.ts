import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { launcher } from '#platform/project-root.ts';

export interface Writer {
  token: string;
  /** The address that the proxy in front of the server saw. */
  network: string;
}

export interface Writing {
  origin: string;
  writers: Writer[];
  connections: number;
  /** Null: as fast as it is answered. */
  perSecond: number | null;
  seconds: number;
}

export interface Written {
  /** How long each answer took. */
  ms: number[];
  /** How often each status came. */
  statuses: Record<string, number>;
}

const script = path.join(import.meta.dirname, 'writers-process.ts');
const maxOutput = 100_000_000;

/** Lets users write for some seconds, in a process of their own. */
export async function startWriters(writing: Writing): Promise<Written> {
  const args = [launcher, script, JSON.stringify(writing)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: maxOutput });
  return JSON.parse(stdout) as Written;
}

import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How a path is played: a program, its arguments, and where it runs. */
export interface PlayCommand {
  command: readonly string[];
  cwd?: string;
}

/** What a player prints, a line of JSON each; every other line is output. */
export interface Progress {
  /** The id of the path. */
  path: string;
  /** The number of the step that has ended, from 1; 0 is the start. */
  step: number;
  outcome: 'passed' | 'failed' | 'skipped';
  /** The name of a file in the folder of the screenshots. */
  screenshot?: string;
  problem?: string;
}

/** What the page hears of a run. */
export type RunEvent = { progress: Progress } | { output: string } | { exit: number | null };

/**
 * Plays a path set with a command, and passes on what it prints. Resolves when the command has
 * ended; aborting the signal ends it with SIGTERM.
 */
export async function runPlayer(
  json: string,
  commandFor: (file: string) => PlayCommand,
  signal: AbortSignal,
  hear: (event: RunEvent) => void,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'path-studio-'));
  const file = path.join(folder, 'path.json');
  try {
    await writeFile(file, json);
    const { command, cwd } = commandFor(file);
    const [program = '', ...args] = command;
    await new Promise<void>((resolve) => {
      const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
      const stop = () => child.kill('SIGTERM');
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
      readLines(child.stdout, (line) => hear(parseEvent(line)));
      readLines(child.stderr, (output) => hear({ output }));
      child.on('error', ({ message }) => hear({ output: message }));
      child.on('close', (exit) => {
        signal.removeEventListener('abort', stop);
        hear({ exit });
        resolve();
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function parseEvent(line: string): RunEvent {
  try {
    const read = JSON.parse(line) as Partial<Progress> | null;
    const isProgress = typeof read?.path === 'string' && typeof read.step === 'number';
    if (isProgress) return { progress: read as Progress };
  } catch {
    // A line of text.
  }
  return { output: line };
}

function readLines(stream: NodeJS.ReadableStream, hear: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  stream.on('end', () => rest && hear(rest));
}

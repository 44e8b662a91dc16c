import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { launcher, projectRoot } from '#platform/project-root.ts';

export interface DrawRequest {
  id: number;
  /** The media key of a file of the demo. */
  key: string;
}

export type DrawAnswer = { id: number; file: Uint8Array } | { id: number; failure: string };

export interface DrawWorker {
  /** Draws and encodes the file with this key. Rejects when the process cannot, or ends. */
  draw(key: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Images are usually drawn one after another; the process holds 100 MB or more. */
const idleMs = 20_000;
const program = path.join(import.meta.dirname, 'draw-process.ts');

interface Child {
  process: ChildProcess;
  waiting: Map<number, { resolve(file: Buffer): void; reject(error: Error): void }>;
}

/** Draws images of the demo in a process of its own, which ends when there is nothing to draw. */
export function createDrawWorker(): DrawWorker {
  let child: Child | null = null;
  let idle: NodeJS.Timeout | undefined;
  let requests = 0;

  function start(): Child {
    const started = fork(launcher, ['--light', program], {
      cwd: projectRoot,
      execArgv: [],
      serialization: 'advanced',
    });
    started.unref();
    started.channel?.unref();
    const own: Child = { process: started, waiting: new Map() };
    started.on('message', (answer: DrawAnswer) => {
      const drawing = own.waiting.get(answer.id);
      own.waiting.delete(answer.id);
      if ('file' in answer) drawing?.resolve(Buffer.from(answer.file));
      else drawing?.reject(new Error(`An image of the demo was not drawn: ${answer.failure}`));
      if (own.waiting.size === 0) idle = setTimeout(() => void end(), idleMs).unref();
    });
    const onEnd = () => {
      if (child === own) child = null;
      for (const { reject } of own.waiting.values()) {
        reject(new Error('The process that draws images of the demo ended unexpectedly'));
      }
    };
    started.once('exit', onEnd).once('error', onEnd);
    return own;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = child?.process;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill('SIGKILL');
    await gone;
  }

  return {
    draw(key) {
      clearTimeout(idle);
      const { process: drawing, waiting } = (child ??= start());
      return new Promise((resolve, reject) => {
        const id = (requests += 1);
        waiting.set(id, { resolve, reject });
        drawing.send({ id, key } satisfies DrawRequest, () => undefined);
      });
    },
    close: end,
  };
}

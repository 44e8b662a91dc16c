import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** What the browser answers or reports, by the names of its DevTools protocol. */
type Message = Record<string, unknown>;
export type Listener = (params: never) => void;

/** A tab of a browser that this process has started. */
export interface Tab {
  /** Calls a method of the protocol; rejects with the browser's message. */
  send<Answer = Message>(method: string, params?: object): Promise<Answer>;
  on(method: string, listener: Listener): void;
  /** Ends the browser and deletes its profile. */
  close(): Promise<void>;
}

/** The browser did not start, or has ended. */
export class BrowserError extends Error {}

const switches = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--mute-audio',
];

/**
 * Starts a browser with an empty profile, and opens a tab. It speaks the DevTools protocol over a
 * pipe, because that needs no package, no port, and no WebSocket, which Node 20 lacks.
 */
export async function openTab(program: string, { sandbox }: { sandbox: boolean }): Promise<Tab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'roomieradar-check-'));
  const options = [...switches, `--user-data-dir=${profile}`, ...(sandbox ? [] : ['--no-sandbox'])];
  const browser = spawn(program, [...options, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = waitForEnd(browser);
  const { send, on } = connect(browser, ended);
  const close = async () => {
    await send('Browser.close').catch(() => undefined);
    await Promise.race([ended, delay(3000)]);
    browser.kill('SIGKILL');
    // A browser that has just ended may still write.
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  };
  try {
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
    });
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    return {
      send: (method, params) => send(method, params, sessionId),
      on: (method, listener) => on(method, listener),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves with why the browser has ended. */
async function waitForEnd(browser: ChildProcess): Promise<string> {
  let output = '';
  browser.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk).slice(-4000)));
  try {
    await once(browser, 'exit');
  } catch (error) {
    return (error as Error).message;
  }
  return output.trim();
}

function connect(browser: ChildProcess, ended: Promise<string>) {
  const [, , , toBrowser, fromBrowser] = browser.stdio as unknown as [
    unknown,
    unknown,
    unknown,
    Writable,
    Readable,
  ];
  const waiting = new Map<number, (answer: Message) => void>();
  const listeners = new Map<string, Listener[]>();
  let calls = 0;
  let unread = '';
  // What is written to a browser that has ended is lost; `ended` says so.
  toBrowser.on('error', () => undefined);
  fromBrowser.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (unread + chunk).split('\0');
    unread = messages.pop() ?? '';
    for (const text of messages) receive(JSON.parse(text) as Message);
  });

  function receive(message: Message) {
    const { id, method, params } = message;
    if (typeof id === 'number') {
      waiting.get(id)?.(message);
      waiting.delete(id);
    } else {
      for (const listener of listeners.get(String(method)) ?? []) listener(params as never);
    }
  }

  async function send<Answer = Message>(method: string, params = {}, sessionId?: string) {
    const id = ++calls;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const answer = await Promise.race([answered, ended]);
    if (typeof answer === 'string') throw new BrowserError(answer || 'The browser has ended');
    const { error, result } = answer as { error?: { message: string }; result: Answer };
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  return {
    send,
    on(method: string, listener: Listener) {
      listeners.set(method, [...(listeners.get(method) ?? []), listener]);
    },
  };
}

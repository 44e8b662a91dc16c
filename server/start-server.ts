import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { createGazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { openPort } from '#platform/http/open-port.ts';
import type { Settings } from '#platform/settings.ts';
import { answerStarting } from '#web/problem-pages.ts';
import { composeServer, type Overrides } from './compose.ts';

/**
 * How much the heap may grow before V8 collects all of it. Left to itself on a machine with much
 * memory, V8 lets garbage grow to four times what is in use.
 */
const heapGrowth = '--heap-growing-percent=50';

export interface RunningServer {
  /** Ends streams, finishes the requests under way, then closes everything, the database last. */
  stop(): Promise<void>;
}

/**
 * Starts the server of these settings. It takes the port before anything else, so that a busy port
 * harms nothing; requests get 503 until the server is ready. Rejects with what went wrong, after
 * closing all it had opened.
 */
export async function startServer(
  settings: Settings,
  overrides: Overrides = {},
): Promise<RunningServer> {
  setFlagsFromString(heapGrowth);
  const { port: number, host } = settings;
  const port = await openPort({ port: number, host, answerStarting: answerStarting(settings) });
  try {
    const { gazetteer = createGazetteer() } = overrides;
    // While the database starts, the processor is idle. Opened later, the gazetteer would keep the
    // first visitors waiting for seconds.
    void gazetteer.search().catch(() => undefined);
    const server = await composeServer(settings, { ...overrides, gazetteer });
    port.serve(server.listener);
    server.start();
    return {
      async stop() {
        server.announceStop();
        port.endConnections();
        await sleep(settings.drainSeconds * 1000);
        // An open stream would hold up the port, and requests under way still need the database.
        await server.endStreams();
        await port.close();
        await server.close();
      },
    };
  } catch (error) {
    await port.close();
    throw error;
  }
}

import { Agent, request } from 'node:http';

/**
 * A process that asks as fast as it is answered, on many connections at once, and prints how often
 * it got each status (0: the connection broke): `overload-client.ts <url> <connections> <seconds>`.
 */
const [url = '', connections = '1', seconds = '1'] = process.argv.slice(2);
const untilMs = performance.now() + Number(seconds) * 1000;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const counts: Record<string, number> = {};
let asked = 0;

/** Pages and answers, some of them never asked for before, so that no cache has them. */
function nextPath(): string {
  asked += 1;
  const id = 1 + (asked % 60);
  const paths = [
    '/',
    `/listings/${id}`,
    `/api/listings/${id}`,
    '/api/listings',
    `/api/listings?max_rent=${500 + (asked % 4000)}`,
    `/?max_rent=${500 + (asked % 4000)}`,
  ];
  return paths[asked % paths.length] ?? '/';
}

function ask(): Promise<void> {
  return new Promise((resolve) => {
    const count = (status: number) => {
      counts[status] = (counts[status] ?? 0) + 1;
      resolve();
    };
    request(url + nextPath(), { agent }, (response) => {
      response.resume().on('end', () => count(response.statusCode ?? 0));
    })
      .on('error', () => count(0))
      .end();
  });
}

async function askUntilTheEnd(): Promise<void> {
  while (performance.now() < untilMs) await ask();
}

async function main(): Promise<void> {
  await Promise.all(Array.from({ length: Number(connections) }, askUntilTheEnd));
  process.stdout.write(JSON.stringify(counts));
  agent.destroy();
}

void main();

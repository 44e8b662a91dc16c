import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { onTestFinished, expect, test } from 'vitest';
import { openPort, type Listener } from '#platform/http/open-port.ts';

async function servePort(listener: Listener) {
  const port = await openPort({ port: 0, host: '127.0.0.1' });
  port.serve(listener);
  onTestFinished(() => port.close());
  return port;
}

/** One connection that sends what it is told, and what came back on it. */
async function openSocket(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

test('answers HTTP/1.0 without a Host, as simple health checks speak it', async () => {
  const port = await servePort((request, response) => {
    response.end(request.headers.host);
  });
  const socket = await openSocket(port.number);
  socket.end('GET /ready HTTP/1.0\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/127\.0\.0\.1$/);
});

test('works on one request of a connection at a time, in order', async () => {
  let atOnce = 0;
  let most = 0;
  const port = await servePort((request, response) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    setTimeout(() => {
      atOnce -= 1;
      response.end(`<${request.url}>`);
    }, 5);
  });
  const socket = await openSocket(port.number);
  const paths = Array.from({ length: 20 }, (_, nth) => `/${nth}`);
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  socket.write(requests.join('').replace(/\r\n\r\n$/, '\r\nConnection: close\r\n\r\n'));
  const answers = await text(socket);
  expect(answers.match(/<[^>]+>/g)).toEqual(paths.map((path) => `<${path}>`));
  expect(most).toBe(1);
});

test('cuts off a client that sends far ahead of what it reads', async () => {
  let answered = 0;
  const port = await servePort((_, response) => {
    answered += 1;
    setTimeout(() => response.end('x'.repeat(100_000)), 50);
  });
  const socket = await openSocket(port.number);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
  socket.resume();
  await once(socket, 'close');
  expect(answered).toBeLessThan(34);
});

test('answers requests that are on their way when it closes, and leaves no connection open', async () => {
  const port = await servePort((_, response) => response.end('quick'));
  const [fresh, idle] = [await openSocket(port.number), await openSocket(port.number)];
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  idle.write(request);
  await once(idle, 'data');
  const closing = port.close();
  await sleep(50);
  for (const socket of [fresh, idle]) socket.write(request);
  for (const answer of await Promise.all([text(fresh), text(idle)])) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*Connection: close[^]*quick$/i);
  }
  await closing;
});

/** Clients in a thread of their own, who ask until the port is closed; posts what went wrong. */
const askingClients = `
  const { Agent, get } = require('node:http');
  const { parentPort, workerData: port } = require('node:worker_threads');
  const failures = [];
  let answers = 0;
  let isClosed = false;
  const ask = (agent) => new Promise((resolve) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => {
      answers += 1;
      answer.resume().once('end', resolve);
    }).once('error', ({ code }) => {
      if (code === 'ECONNREFUSED') isClosed = true;
      else failures.push(code);
      resolve();
    });
  });
  const client = async () => {
    const agent = new Agent({ keepAlive: true });
    while (!isClosed) {
      await ask(agent);
      await new Promise((resolve) => setTimeout(resolve, 20 * Math.random()));
    }
    agent.destroy();
  };
  Promise.all(Array.from({ length: 20 }, client)).then(() =>
    parentPort.postMessage({ failures, answers }));
`;

test('clients that keep asking while it drains lose no request', async () => {
  const port = await servePort((_, response) => setTimeout(() => response.end('quick'), 2));
  const clients = new Worker(askingClients, { eval: true, workerData: port.number });
  const ended = once(clients, 'message');
  await sleep(500);
  port.endConnections();
  await sleep(500);
  await port.close();
  const [{ failures, answers }] = (await ended) as [{ failures: string[]; answers: number }];
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(100);
});

test('finishes what is under way when it closes, and sends keep-alive clients away', async () => {
  const waiting: ServerResponse[] = [];
  const port = await servePort((request, response) => {
    if (request.url === '/slow') waiting.push(response);
    else response.end('quick');
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const slowAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    slowAgent.destroy();
  });
  const ask = async (path: string, by: Agent) => {
    const [answer] = (await once(
      get({ port: port.number, host: '127.0.0.1', path, agent: by }),
      'response',
    )) as [IncomingMessage];
    return { connection: answer.headers.connection, body: await text(answer) };
  };
  const slow = ask('/slow', slowAgent);
  expect(await ask('/', agent)).toMatchObject({ connection: 'keep-alive', body: 'quick' });
  while (waiting.length === 0) await sleep(5);

  port.endConnections();
  expect(await ask('/', agent)).toMatchObject({ connection: 'close', body: 'quick' });
  const idle = await openSocket(port.number);
  const idleClosed = once(idle, 'close');
  const closing = port.close();
  idle.resume();
  await idleClosed;
  await expect(openSocket(port.number)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  waiting[0]?.end('slow');
  expect(await slow).toMatchObject({ connection: 'close', body: 'slow' });
  await closing;
});

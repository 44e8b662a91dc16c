import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchFile, type FetchLimits } from '#domain/imports/runs/fetch-file.ts';
import { addressGuard } from '#platform/http/public-address.ts';

// Sites that do not answer as HTTP servers do, and names that lead elsewhere each time.

/** A site that speaks for itself; its port, what it was asked, and how many bytes it got rid of. */
async function site(speak: (socket: Socket, asked: string) => void) {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => {
      asked.push(bytes.toString());
      speak(socket, bytes.toString());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked, sockets };
}

/** Says it again and again, as fast as the other side takes it, until it takes nothing more. */
function sayForever(socket: Socket, words: string): void {
  const say = () => {
    while (!socket.destroyed && socket.write(words));
  };
  socket.on('drain', say);
  say();
}

const begin = 'HTTP/1.1 200 OK\r\n';
const quick: FetchLimits = { answerMs: 2000, totalMs: 3000, bytes: 1_000_000 };

async function readAll(address: string, guard = addressGuard({ allowLoopback: true })) {
  const { bytes, close } = await fetchFile(address, guard, quick);
  try {
    let size = 0;
    for await (const chunk of bytes) size += chunk.length;
    return size;
  } finally {
    close();
  }
}

/** A guard for which this machine is public, and whose names resolve to these in turn. */
function guardWith(...answers: string[][]) {
  const lookups: string[] = [];
  const guard = addressGuard({
    allowLoopback: true,
    resolveHost(hostname, _, callback) {
      const addresses = answers[Math.min(lookups.length, answers.length - 1)] ?? [];
      lookups.push(hostname);
      callback(
        null,
        addresses.map((address): LookupAddress => ({ address, family: 4 })),
      );
    },
  });
  return { guard, lookups };
}

const notPublic = 'The URL leads into a network that is not public.';

test('a name that was public a moment ago leads nowhere else', async () => {
  const { port, asked } = await site((socket) => {
    const location = `Location: http://rebinding.example:${port}/next\r\n`;
    socket.end(`HTTP/1.1 302 Found\r\n${location}Content-Length: 0\r\n\r\n`);
  });
  const { guard, lookups } = guardWith(['127.0.0.1'], ['10.0.0.1']);
  await expect(readAll(`http://rebinding.example:${port}/`, guard)).rejects.toThrow(notPublic);
  // One question for one connection: nothing lies between the check and the use of its answer.
  expect([asked.length, lookups.length]).toEqual([1, 2]);
});

test('a name with one private address among public ones is not asked', async () => {
  const { port, asked } = await site((socket) => socket.end(`${begin}\r\n`));
  for (const hidden of ['10.0.0.1', '169.254.169.254', '::ffff:192.168.0.1', 'fd00::1', 'no ip']) {
    const { guard } = guardWith(['127.0.0.1', hidden]);
    await expect(readAll(`http://mixed.example:${port}/`, guard), hidden).rejects.toThrow(
      notPublic,
    );
  }
  const { guard } = guardWith([]);
  await expect(readAll(`http://mixed.example:${port}/`, guard)).rejects.toThrow(notPublic);
  expect(asked).toEqual([]);
});

test('an address is checked where its host is a number, too', async () => {
  const { guard, lookups } = guardWith(['127.0.0.1']);
  for (const host of ['10.0.0.1', '0xa9fea9fe', '[fd00::1]', '[::ffff:a00:1]']) {
    await expect(readAll(`http://${host}/`, guard), host).rejects.toThrow(notPublic);
  }
  expect(lookups).toEqual([]);
});

test.each([
  [
    'a body without an end and without a length',
    (socket: Socket) => {
      socket.write(`${begin}\r\n`);
      sayForever(socket, 'x'.repeat(65_536));
    },
    'larger than 1 MB',
  ],
  [
    'chunks without an end',
    (socket: Socket) => {
      socket.write(`${begin}Transfer-Encoding: chunked\r\n\r\n`);
      sayForever(socket, `10000\r\n${'x'.repeat(65_536)}\r\n`);
    },
    'larger than 1 MB',
  ],
  [
    'an extension of a chunk without an end',
    (socket: Socket) => {
      socket.write(`${begin}Transfer-Encoding: chunked\r\n\r\n1;`);
      sayForever(socket, 'x'.repeat(65_536));
    },
    /connection broke|in time/,
  ],
  [
    'headers without an end',
    (socket: Socket) => {
      socket.write(begin);
      sayForever(socket, `X-More: ${'x'.repeat(1000)}\r\n`);
    },
    'does not answer',
  ],
  [
    'a first line without an end',
    (socket: Socket) => sayForever(socket, `HTTP/1.1 200 ${'x'.repeat(1000)}`),
    'does not answer',
  ],
  [
    'preliminary answers without an end',
    (socket: Socket) => sayForever(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'),
    /in time|does not answer/,
  ],
  [
    'a byte now and then',
    (socket: Socket) => {
      socket.write(`${begin}Content-Length: 100000\r\n\r\n`);
      const timer = setInterval(() => socket.write('x'), 50);
      socket.on('close', () => clearInterval(timer));
    },
    'did not arrive in time',
  ],
  [
    'more than it announced',
    (socket: Socket) => {
      socket.write(`${begin}Content-Length: 5\r\n\r\n`);
      sayForever(socket, 'x'.repeat(65_536));
    },
    null,
  ],
])('%s is cut off', async (_, speak, says) => {
  const before = process.memoryUsage().rss;
  const { port, sockets } = await site(speak);
  const reading = readAll(`http://127.0.0.1:${port}/rooms.csv`);
  if (says === null) expect(await reading).toBe(5);
  else await expect(reading).rejects.toThrow(says);
  await expect.poll(() => sockets.size, { timeout: 5000 }).toBe(0);
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { spreadRequests } from '#platform/http/spread-requests.ts';

function listen() {
  const begun: string[] = [];
  const listener = spreadRequests(0, ({ url }) => begun.push(url ?? ''));
  const send = (remoteAddress: string, url: string) =>
    listener(
      { url, headers: {}, socket: { remoteAddress } } as IncomingMessage,
      {} as ServerResponse,
    );
  return { begun, send };
}

test('four requests of a network begin in an iteration of the event loop, the others in order in the next ones', async () => {
  const { begun, send } = listen();
  for (let nth = 1; nth <= 10; nth += 1) send('192.0.2.1', `${nth}`);
  expect(begun).toEqual(['1', '2', '3', '4']);
  await nextIteration();
  expect(begun).toHaveLength(8);
  await nextIteration();
  expect(begun).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});

test('a network waits for its own requests alone', async () => {
  const { begun, send } = listen();
  for (let nth = 1; nth <= 100; nth += 1) send('192.0.2.1', 'flood');
  send('192.0.2.2', 'other');
  expect(begun).toContain('other');
  await nextIteration();
  send('192.0.2.3', 'third');
  expect(begun.at(-1)).toBe('third');
  expect(begun.filter((url) => url === 'flood')).toHaveLength(8);
});

test('what arrives while others wait does not overtake them', async () => {
  const { begun, send } = listen();
  for (let nth = 1; nth <= 6; nth += 1) send('192.0.2.1', `${nth}`);
  await nextIteration();
  for (let nth = 7; nth <= 9; nth += 1) send('192.0.2.1', `${nth}`);
  await nextIteration();
  await nextIteration();
  expect(begun).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readNetwork, readVisitorNetwork } from '#platform/http/visitor-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:1000', '203.0.113.7'],
  ['"203.0.113.7:1001"', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['64:ff9b::cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2'],
  ['[2001:db8:1:2::7]:443', '2001:db8:1:2'],
  ['"[2001:db8:1:2::8]:444"', '2001:db8:1:2'],
  ['[2001:db8:1:2::7%eth0]:443', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (address, network) => {
  expect(readNetwork(address)).toBe(network);
});

test.each([
  'unknown',
  '_hidden',
  '',
  'localhost:80',
  '203.0.113',
  '203.0.113.7.8',
  '0xcb.0.113.7',
  '203.0.113.7:',
  '203.0.113.7:99999999',
  '[203.0.113.7',
  '2001:db8::6::7',
  'x'.repeat(10_000),
])('finds no address in %.20s', (text) => {
  expect(readNetwork(text)).toBeNull();
});

const requestWith = (forwarded: string | undefined) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '::ffff:198.51.100.1' },
  }) as unknown as IncomingMessage;

test('counts the connection where the proxies name no address', () => {
  for (const forwarded of [undefined, '', 'unknown', '203.0.113.7, _hidden']) {
    expect(readVisitorNetwork(requestWith(forwarded), 1), forwarded).toBe('198.51.100.1');
  }
  const forwarded = '192.0.2.1, 203.0.113.7:1000, [2001:db8::1]:443';
  expect(readVisitorNetwork(requestWith(forwarded), 0)).toBe('198.51.100.1');
  expect(readVisitorNetwork(requestWith(forwarded), 1)).toBe('2001:db8:0:0');
  expect(readVisitorNetwork(requestWith(forwarded), 2)).toBe('203.0.113.7');
  expect(readVisitorNetwork(requestWith(forwarded), 4)).toBe('198.51.100.1');
});

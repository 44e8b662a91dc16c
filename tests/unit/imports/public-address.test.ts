import { expect, test } from 'vitest';
import { addressGuard, AddressRefused, isPublicAddress } from '#platform/http/public-address.ts';

const inside = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'not an address',
];

test.each(inside)('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '93.184.216.34', '::ffff:8.8.8.8', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('loopback is allowed only by the setting, private networks never', () => {
  const guard = addressGuard({ allowLoopback: true });
  expect(() => guard.requireHost('127.0.0.1')).not.toThrow();
  expect(() => guard.requireHost('[::1]')).not.toThrow();
  expect(() => guard.requireHost('192.168.1.1')).toThrow();
  expect(() => addressGuard({ allowLoopback: false }).requireHost('[::1]')).toThrow();
});

const address = (text: string) => ({ address: text, family: text.includes(':') ? 6 : 4 });

/** What the guard answers for a host with these addresses. */
async function lookUp(addresses: string[], { all = false, allowLoopback = false } = {}) {
  const guard = addressGuard({
    allowLoopback,
    resolveHost: (_, __, callback) => callback(null, addresses.map(address)),
  });
  return new Promise((resolve, reject) => {
    guard.lookup('rooms.example', { all }, (error, found, family) => {
      if (error) reject(error);
      else resolve(Array.isArray(found) ? found : { address: found, family });
    });
  });
}

test('a name is connected to by its first address, or by all when Node asks for all', async () => {
  expect(await lookUp(['1.1.1.1', '2a00:1450::1'])).toEqual(address('1.1.1.1'));
  const all = await lookUp(['1.1.1.1', '2a00:1450::1'], { all: true });
  expect(all).toEqual([address('1.1.1.1'), address('2a00:1450::1')]);
});

test.each([
  ['no address', []],
  ['one private address', ['10.0.0.1']],
  ['a private address before a public one', ['10.0.0.1', '1.1.1.1']],
  ['a private address after a public one', ['1.1.1.1', '::ffff:10.0.0.1']],
])('a name with %s is refused', async (_, addresses) => {
  await expect(lookUp(addresses)).rejects.toThrow(AddressRefused);
});

test('a name of this machine is allowed only by the setting', async () => {
  await expect(lookUp(['127.0.0.1'])).rejects.toThrow(AddressRefused);
  expect(await lookUp(['127.0.0.1'], { allowLoopback: true })).toEqual(address('127.0.0.1'));
});

test('a look-up that fails gives its own error', async () => {
  const failure = new Error('no such host');
  const guard = addressGuard({
    allowLoopback: false,
    resolveHost: (_, __, callback) => callback(failure, []),
  });
  const error = await new Promise((resolve) => guard.lookup('rooms.example', {}, resolve));
  expect(error).toBe(failure);
});

import { describe, expect, it } from 'vitest';
import { readHosts, tryEachHost } from '#platform/database/hosts.ts';

const url = 'postgres://user:p%40ss@one,two:5433/rooms?target_session_attrs=read-write';

describe('an address that names several servers', () => {
  it('is split into an address for each', () => {
    const hosts = readHosts(url);
    const seen = [hosts.current];
    hosts.skip(hosts.current);
    seen.push(hosts.current);
    expect(seen.map(({ connectionString }) => connectionString?.split('?')[0])).toEqual([
      'postgres://user:p%40ss@one/rooms',
      'postgres://user:p%40ss@two:5433/rooms',
    ]);
    expect(hosts.count).toBe(2);
  });

  it('leads to the server that took the last connection, until that one fails', async () => {
    const hosts = readHosts('postgres://a,b,c/rooms');
    const tried: (string | undefined)[] = [];
    const connect = (working: string) => async () => {
      const host = hosts.current;
      const [, name = ''] = /\/\/(\w)/.exec(host.connectionString ?? '') ?? [];
      tried.push(name);
      if (name === working) return;
      hosts.skip(host);
      throw new Error(`${name} is away`);
    };
    await tryEachHost(hosts, connect('b'));
    await tryEachHost(hosts, connect('b'));
    await tryEachHost(hosts, connect('a'));
    await expect(tryEachHost(hosts, connect('none'))).rejects.toThrow('c is away');
    expect(tried.join('')).toBe('abbbcaabc');
  });

  it('moves on once when several connections to a server fail at the same time', () => {
    const hosts = readHosts('postgres://a,b,c/rooms');
    const failed = hosts.current;
    hosts.skip(failed);
    hosts.skip(failed);
    expect(hosts.current.connectionString).toContain('//b/');
  });
});

describe('target_session_attrs', () => {
  const primary = { is_standby: false, is_read_only: false };
  const standby = { is_standby: true, is_read_only: true };
  const readOnly = { is_standby: false, is_read_only: true };

  it.each([
    ['read-write', [primary]],
    ['primary', [primary, readOnly]],
    ['standby', [standby]],
    ['read-only', [standby, readOnly]],
    ['any', [primary, standby, readOnly]],
  ])('%s takes only such a server', (attributes, wanted) => {
    const hosts = readHosts(`postgres://a/rooms?target_session_attrs=${attributes}`);
    const taken = [primary, standby, readOnly].filter((state) => {
      try {
        hosts.checkState(state);
        return true;
      } catch {
        return false;
      }
    });
    expect(taken).toEqual(wanted);
  });

  it('is refused when it is unknown', () => {
    expect(() => readHosts('postgres://a/rooms?target_session_attrs=writable')).toThrow(
      'target_session_attrs=writable is not supported',
    );
  });
});

import type { ClientConfig } from 'pg';
import { WrongServer } from './failures.ts';

export interface ConnectionOptions {
  /** A host name, or the folder of a Unix socket. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export type Target = string | ConnectionOptions;

/** What a server says about itself. */
export interface ServerState {
  is_standby: boolean;
  is_read_only: boolean;
}

/** The servers that an address names, of which one is tried after the other. */
export interface Hosts {
  readonly count: number;
  /** The one that took the last connection; the first at the beginning. */
  readonly current: ClientConfig;
  /** After a failure, the next one is current, unless it is already. */
  skip(failed: ClientConfig): void;
  /** Does the address ask for a server of a certain kind (target_session_attrs)? */
  readonly isPicky: boolean;
  /** Throws `WrongServer` for one of another kind. */
  checkState(state: ServerState): void;
}

const isWanted = new Map(
  Object.entries<(state: ServerState) => boolean>({
    any: () => true,
    'read-write': ({ is_standby, is_read_only }) => !is_standby && !is_read_only,
    'read-only': ({ is_standby, is_read_only }) => is_standby || is_read_only,
    primary: ({ is_standby }) => !is_standby,
    standby: ({ is_standby }) => is_standby,
  }),
);

/**
 * Reads an address that may name several servers: postgres://user@one,two:5433/database. node-postgres
 * knows one server and no `target_session_attrs`. Throws a TypeError for an unknown value of that.
 */
export function readHosts(target: Target): Hosts {
  const { configs, attributes } =
    typeof target === 'string' ? readAddress(target) : { configs: [target], attributes: 'any' };
  const wanted = isWanted.get(attributes);
  if (!wanted) throw new TypeError(`target_session_attrs=${attributes} is not supported`);
  let current = 0;
  return {
    count: configs.length,
    isPicky: attributes !== 'any',
    get current() {
      return configs[current] as ClientConfig;
    },
    skip(failed) {
      if (configs[current] === failed) current = (current + 1) % configs.length;
    },
    checkState(state) {
      if (!wanted(state)) throw new WrongServer(`The server is not ${attributes}`);
    },
  };
}

function readAddress(address: string): { configs: ClientConfig[]; attributes: string } {
  const [, before = '', hosts = '', path = '', query = ''] =
    /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)\??(.*)$/.exec(address) ?? [];
  const parameters = new URLSearchParams(query);
  const attributes = parameters.get('target_session_attrs') ?? 'any';
  // The meaning of `sslmode` in PostgreSQL's own programs, to which node-postgres will change.
  if (parameters.has('sslmode')) parameters.set('uselibpqcompat', 'true');
  const configs = hosts
    .split(',')
    .map((host) => ({ connectionString: `${before}${host}${path}?${parameters}` }));
  return { configs, attributes };
}

/** Connects to the servers one after the other, until one takes the connection. */
export async function tryEachHost<T>(hosts: Hosts, connect: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await connect();
    } catch (error) {
      if (tries >= hosts.count) throw error;
    }
  }
}

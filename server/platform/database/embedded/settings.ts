import { SOCKET_PORT, type Layout } from './layout.ts';

interface Endpoint {
  readonly host: string;
  readonly port: number;
}

/** Where the server listens: on a private Unix socket; on Windows on `freePort` of 127.0.0.1. */
export function chooseEndpoint(layout: Layout, freePort: number | undefined): Endpoint {
  return freePort === undefined
    ? { host: layout.socketFolder, port: SOCKET_PORT }
    : { host: '127.0.0.1', port: freePort };
}

/**
 * The server's command line. It overrides every file in the cluster, so settings never differ from
 * these.
 */
export function serverArguments(layout: Layout, endpoint: Endpoint, durable: boolean): string[] {
  const overTcp = endpoint.host !== layout.socketFolder;
  const settings: Record<string, string> = {
    listen_addresses: overTcp ? endpoint.host : '',
    unix_socket_directories: overTcp ? '' : layout.socketFolder,
    unix_socket_permissions: '0700',
    port: String(endpoint.port),
    max_connections: '60',
    max_wal_size: '256MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '',
    log_checkpoints: 'off',
    // We need no replication, and its launcher logs "exit code 1" at every clean stop.
    max_logical_replication_workers: '0',
    // The app already gets its own errors and warnings; here they would put users' data into the
    // log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...durability(durable),
  };
  return [
    '-D',
    layout.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function durability(durable: boolean): Record<string, string> {
  const value = durable ? 'on' : 'off';
  return { fsync: value, synchronous_commit: value, full_page_writes: value };
}

import { Socket } from 'node:net';
import { Client, DatabaseError, type ClientConfig, type QueryResult } from 'pg';
import { ConnectionLost, ConnectionSilent, isStalePlan } from './failures.ts';
import type { Hosts, ServerState } from './hosts.ts';
import type { StatementNames } from './statement-names.ts';
import type { Query, Rows } from './statements.ts';
import { resultTypes } from './wire-values.ts';

export interface ClientOptions {
  hosts: Hosts;
  /** How long connecting to one server may take. */
  connectMs: number;
  /** Settings of the session. */
  settings?: Readonly<Record<string, string>>;
  /** Names of statements that are prepared once; without them, each statement is planned anew. */
  names?: StatementNames;
  /** Sees the text of every statement sent, without its values. */
  onStatement?: ((text: string) => void) | undefined;
  /** Sees every connection before it connects. */
  onClient?: (client: WatchedClient) => void;
}

/** The class of errors such as `admin_shutdown` (PostgreSQL, appendix A). */
const endedByServer = '57P';

type OnConnect = (error: Error | null, client?: WatchedClient) => void;

/**
 * A connection whose socket is ours: so we see since when the server owes an answer, and can drop it.
 * It sends statements without waiting for earlier answers (pipelining). Once lost, it is of no use.
 */
export class WatchedClient extends Client {
  readonly #options: ClientOptions;
  readonly #host: ClientConfig;
  readonly #socket: Socket;
  readonly #namesBefore: number;
  #lost: Error | null = null;
  #owed = 0;
  #waitingSince = 0;
  #bytesRead = 0;

  constructor(options: ClientOptions) {
    const host = options.hosts.current;
    const socket = new Socket();
    super({ ...host, pipeline: true, stream: () => socket, types: resultTypes });
    this.#options = options;
    this.#host = host;
    this.#socket = socket;
    this.#namesBefore = options.names?.given ?? 0;
    // An error that nobody hears ends the process.
    this.on('error', (error) => (this.#lost ??= error));
    this.on('end', () => (this.#lost ??= new ConnectionLost()));
    options.onClient?.(this);
  }

  get isLost(): boolean {
    return this.#lost !== null;
  }

  /** Does the server keep so many prepared statements for it that a new connection is better? */
  get isWornOut(): boolean {
    const { names } = this.#options;
    return names !== undefined && names.given - this.#namesBefore > names.most;
  }

  /**
   * Since when (performance.now()) the server owes an answer; 0 if it owes none. Bytes that arrived
   * since the last look count as an answer.
   */
  get waitingSince(): number {
    if (this.#owed === 0) return 0;
    const { bytesRead } = this.#socket;
    if (bytesRead !== this.#bytesRead) {
      this.#bytesRead = bytesRead;
      this.#waitingSince = performance.now();
    }
    return this.#waitingSince;
  }

  /** Connects and sets up the session; on failure, the next server is to be tried. */
  override connect(): Promise<this>;
  override connect(onConnect: OnConnect): void;
  override connect(onConnect?: OnConnect): Promise<this> | void {
    const connected = this.#connect();
    if (!onConnect) return connected;
    connected.then(
      () => onConnect(null, this),
      (error: Error) => onConnect(error),
    );
  }

  async #connect(): Promise<this> {
    const { connectMs, hosts } = this.#options;
    const isLate = setTimeout(() => this.drop(new ConnectionSilent()), connectMs);
    this.#beginWaiting();
    try {
      await super.connect();
      await this.#setUp();
      return this;
    } catch (error) {
      hosts.skip(this.#host);
      const reason = this.#explain(error as Error);
      this.drop(reason);
      throw reason;
    } finally {
      clearTimeout(isLate);
      this.#endWaiting();
    }
  }

  /** By a statement: behind a pooler, a connection cannot begin with settings. */
  async #setUp(): Promise<void> {
    const { hosts, settings = {} } = this.#options;
    if (!hosts.isPicky && Object.keys(settings).length === 0) return;
    const [state] = await this.#send<ServerState>({
      text: `select pg_is_in_recovery() as is_standby,
        current_setting('transaction_read_only') = 'on' as is_read_only,
        (select count(set_config(name, value, false))
          from json_each_text($1::json) as given (name, value)) as settings`,
      values: [JSON.stringify(settings)],
    });
    if (state) hosts.checkState(state);
  }

  /** Runs a statement; rejects with a DatabaseError, ConnectionLost, or what a result contains. */
  run(query: Query): Promise<Rows> {
    const { names, onStatement } = this.#options;
    onStatement?.(query.text);
    return this.#send(query, query.isScript ? undefined : names?.find(query.text));
  }

  #send<T>({ text, values, isScript }: Query, name?: string): Promise<Rows<T[]>> {
    this.#beginWaiting();
    return new Promise((resolve, reject) => {
      const query = { text, ...(name !== undefined && { name }), ...(!isScript && { values }) };
      this.query(query, (error, result) => {
        this.#endWaiting();
        if (error) reject(this.#explain(error, text));
        else resolve(toRows(result));
      });
    });
  }

  /** Ends the connection without a word to the server; statements without an answer fail. */
  drop(reason: Error): void {
    this.#lost ??= reason;
    this.#socket.destroy(reason);
  }

  #beginWaiting(): void {
    if (this.#owed === 0) this.#waitingSince = performance.now();
    this.#owed += 1;
  }

  #endWaiting(): void {
    this.#owed -= 1;
    this.#waitingSince = performance.now();
  }

  /** node-postgres says in words only that a connection ended. */
  #explain(error: Error, text?: string): Error {
    if (error instanceof DatabaseError) {
      // The server ends a connection after these, but its socket may close a moment later.
      if (error.code?.startsWith(endedByServer)) this.#lost ??= new ConnectionLost(error);
      if (text === undefined) return error;
      if (isStalePlan(error)) this.#options.names?.forget(text);
      // node-postgres calls every one of them "error", and does not say which statement failed.
      return Object.defineProperties(error, {
        name: { value: 'DatabaseError', configurable: true },
        query: { value: text, configurable: true },
      });
    }
    // Errors of sockets say why. For a failed statement, all that counts is that it got no answer.
    if (text === undefined && 'code' in error) return error;
    return this.isLost || this.#socket.destroyed ? new ConnectionLost(this.#lost ?? error) : error;
  }
}

/** Returns the rows of the last statement. */
function toRows(results: QueryResult | QueryResult[]): Rows<never[]> {
  const result = Array.isArray(results) ? results.at(-1) : results;
  const rows = (result?.rows ?? []) as never[];
  return Object.defineProperty(rows, 'count', { value: result?.rowCount ?? 0 }) as Rows<never[]>;
}

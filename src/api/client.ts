import type { Answer, Body, Params, Query } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import type { Problem } from '#contract/problem.ts';
import { ApiProblem, ApiUnreachable } from './errors.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [K in Name]: Value };
type OptionalPart<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [K in Name]?: Value };

/** What a call takes besides its name, as the contract says. */
export type CallInput<Id extends EndpointId> = Part<'params', Params<Id>> &
  Part<'body', Body<Id>> &
  OptionalPart<'query', Query<Id>> & {
    signal?: AbortSignal;
    idempotencyKey?: string;
    /** The browser finishes the call even when the page is closed. */
    keepalive?: boolean;
  };

/** Makes one call of the contract; answers checked data. Rejects with the errors of errors.ts. */
export type Api = <Id extends EndpointId>(id: Id, input: CallInput<Id>) => Promise<Answer<Id>>;

/** Where the bearer comes from. Nobody but its owner knows about storage or refreshing. */
export interface BearerSource {
  /** A token good to send, renewed first if need be; null when nobody is signed in. */
  bearer(): Promise<string | null>;
  /** The token was refused: renew it and answer the new one, or null when that is refused too. */
  renewed(refused: string): Promise<string | null>;
  /** The renewed token was refused as well: the session is over. */
  refused(token: string): void;
}

export type ParseAnswer = (id: EndpointId, answer: unknown) => Promise<unknown>;

/** A server that accepts and then says nothing must not keep a tab, or the refresh, for ever. */
const timeLimitMs = 20_000;

interface Options {
  /** Empty for the page's own origin. */
  host: string;
  fetch: typeof fetch;
  bearerSource: BearerSource | null;
  parseAnswer: ParseAnswer;
}

/**
 * The transport: address, bearer, one retry after a 401 with a renewed token, answers parsed by
 * the contract. Without a bearer source nothing is renewed (the calls of signing in itself).
 */
export function createApi({ host, fetch, bearerSource, parseAnswer }: Options): Api {
  return async (id, input) => {
    const request = describeRequest(id, input);
    const send = (bearer: string | null) => sendRequest(fetch, host, request, bearer);

    const bearer = (await bearerSource?.bearer()) ?? null;
    let response = await send(bearer);
    if (response.status === 401 && bearer !== null && bearerSource) {
      const renewed = await bearerSource.renewed(bearer);
      if (renewed !== null) {
        response = await send(renewed);
        if (response.status === 401) bearerSource.refused(renewed);
      }
    }
    if (!response.ok) throw await problemOf(response);
    if (response.status === 204) return undefined as never;
    const answer: unknown = await response.json().catch((error: unknown) => {
      throw new ApiUnreachable(error);
    });
    return (await parseAnswer(id, answer)) as never;
  };
}

interface LooseInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  keepalive?: boolean;
}

interface Described {
  address: string;
  init: RequestInit;
  headers: Record<string, string>;
}

function describeRequest(id: EndpointId, input: LooseInput): Described {
  const { method, path } = endpoints[id];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
  return {
    address: query.size > 0 ? `${filled}?${query}` : filled,
    headers,
    init: {
      method,
      credentials: 'include',
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(input.signal && { signal: input.signal }),
      ...(input.keepalive && { keepalive: true }),
    },
  };
}

async function sendRequest(
  fetch: Options['fetch'],
  host: string,
  { address, init, headers: described }: Described,
  bearer: string | null,
): Promise<Response> {
  const headers = { ...described, ...(bearer && { Authorization: `Bearer ${bearer}` }) };
  try {
    const signal = init.signal ?? AbortSignal.timeout(timeLimitMs);
    return await fetch(`${host}${address}`, { ...init, headers, signal });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiUnreachable(error);
  }
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const problem = await response.json().catch(() => ({}));
  const retryAfter = Number(response.headers.get('Retry-After'));
  return new ApiProblem(response.status, problem as Partial<Problem>, retryAfter || null);
}

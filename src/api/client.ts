import type { Call } from '#contract/call.ts';
import { callFiles } from '#contract/call-files.gen.ts';
import type { Answer, Body, Params, Query } from '#contract/calls.ts';
import { contractVersionHeader } from '#contract/contract-version.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import type { Problem } from '#contract/problem.ts';
import { readPositionHeader } from '#contract/read-position.ts';
import { ApiMismatch, ApiProblem, ApiUnreachable } from './errors.ts';
import { translateProblem } from './translate-problem.ts';

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
    /** The version that a write is based on: if another is stored, `changed_meanwhile`. */
    ifMatch?: string | null;
    /** Receives the version of the answer, null when it has none. */
    onVersion?: (version: string | null) => void;
  };

/** Makes one call of the contract and returns checked data. Rejects with the errors of errors.ts. */
export type Api = <Id extends EndpointId>(id: Id, input: CallInput<Id>) => Promise<Answer<Id>>;

/** Provides bearer tokens, and hides how they are stored and refreshed. */
export interface BearerSource {
  /** A token to send, refreshed first if it expired; null when nobody is signed in. */
  bearer(): Promise<string | null>;
  /** Refreshes a token that the server refused; null when that is refused too. */
  renewed(refused: string): Promise<string | null>;
  /** Reports that the refreshed token was refused as well: the session is over. */
  refused(token: string): void;
}

export type ParseAnswer = (id: EndpointId, answer: unknown) => Promise<unknown>;

/** A server that accepts a request and never answers must not block a tab, or the refresh. */
const timeLimitMs = 20_000;

interface Options {
  /** Empty for the page's own origin. */
  host: string;
  fetch: typeof fetch;
  bearerSource: BearerSource | null;
  parseAnswer: ParseAnswer;
  /** The contract that this page was made by; without it, the server answers as if it were its own. */
  contractVersion?: string | undefined;
  /** Called when the server has another contract, by which it refuses a call or answers it. */
  onOutdated?: () => void;
}

/**
 * Creates the API client: it adds the address and bearer, retries once after a 401 with a refreshed
 * token, and checks answers against the contract. The calls of signing in use no bearer source.
 */
export function createApi({
  host,
  fetch,
  bearerSource,
  parseAnswer,
  contractVersion,
  onOutdated,
}: Options): Api {
  /** How far the database had written after our last write: replicas behind it must not answer. */
  let position: string | null = null;
  return async (id, input) => {
    const request = describeRequest(id, input);
    if (contractVersion) request.headers[contractVersionHeader] = contractVersion;
    if (position !== null) request.headers[readPositionHeader] = position;
    const response = await fetchWithBearer(bearerSource, (bearer) =>
      sendRequest(fetch, host, request, bearer),
    );
    position = response.headers.get(readPositionHeader) ?? position;
    if (!response.ok) {
      const problem = await readProblem(response);
      if (problem.code === 'page_outdated') onOutdated?.();
      throw problem;
    }
    input.onVersion?.(response.headers.get('ETag'));
    if (response.status === 204) return undefined as never;
    const answer: unknown = await response.json().catch((error: unknown) => {
      throw new ApiUnreachable(error);
    });
    return (await parseAnswer(id, answer)) as never;
  };
}

/** Sends a request with a bearer token, once more with a refreshed one when the server answers 401. */
export async function fetchWithBearer(
  source: BearerSource | null,
  send: (bearer: string | null) => Promise<Response>,
): Promise<Response> {
  const bearer = (await source?.bearer()) ?? null;
  const response = await send(bearer);
  if (response.status !== 401 || bearer === null || !source) return response;
  const renewed = await source.renewed(bearer);
  if (renewed === null) return response;
  const retried = await send(renewed);
  if (retried.status === 401) source.refused(renewed);
  return retried;
}

/**
 * Checks an answer against the contract. ArkType (43 KB) and the schemas of the call's file load with
 * the first answer that needs them, not with the first page, which carries its data in its HTML.
 */
export const parseAnswer: ParseAnswer = async (id, answer) => {
  const [{ checkAnswer }, call] = await Promise.all([
    import('#contract/check-answer.ts'),
    loadCall(id),
  ]);
  const { data, problem } = checkAnswer(call, answer);
  if (problem !== null)
    throw new ApiMismatch(`The answer of ${id} breaks the contract: ${problem}`);
  return data;
};

async function loadCall(id: EndpointId): Promise<Call> {
  const calls = await callFiles.find(({ ids }) => ids.includes(id))?.load();
  const call = calls?.[id];
  if (!call) throw new Error(`No file declares ${id}`);
  return call;
}

/** A new Idempotency-Key. Browsers offer randomUUID only on https and localhost. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface LooseInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | readonly string[] | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  keepalive?: boolean;
  ifMatch?: string | null;
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
  if (input.ifMatch) headers['If-Match'] = input.ifMatch;
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

async function readProblem(response: Response): Promise<ApiProblem> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const retryAfter = Number(response.headers.get('Retry-After')) || null;
  const detail = translateProblem(problem, retryAfter);
  return new ApiProblem(
    response.status,
    { ...problem, ...(detail !== undefined && { detail }) },
    retryAfter,
    response.headers.get('ETag'),
  );
}

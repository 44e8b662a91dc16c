import { type } from 'arktype';
import type { Context, Hono } from 'hono';
import { calls, type Answer, type Body, type Params, type Query } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { byId, isStorable, unstorable } from '#contract/primitives.ts';
import type { FieldProblem } from '#contract/problem.ts';
import type { ConcurrencyLimiter, Requester, RequestKind } from './concurrency-limiter.ts';
import { ContractRefusal } from './contract-version.ts';
import { readJsonBody } from './json-body.ts';
import { requireViewer, type RecognizeViewer, type Viewer } from './viewer.ts';

type CallViewer<Id extends EndpointId> = (typeof calls)[Id]['access'] extends 'anyone'
  ? null
  : Viewer;

export interface CallRequest<Id extends EndpointId> {
  /** Which call it is. */
  call: EndpointId;
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  /** The signed-in user; null on public calls (see `maybeViewer`). */
  viewer: CallViewer<Id>;
  /** On public calls: the user of a valid token, or null. Costs a query. */
  maybeViewer(): Promise<Viewer | null>;
  c: Context;
}

/** A handler returns the data of the contract, if any, or a whole response when headers matter. */
type Handler<Id extends EndpointId> = (
  request: CallRequest<Id>,
) => Promise<(Answer<Id> extends undefined ? void : Answer<Id>) | Response>;

/**
 * The handlers of a group of calls.
 *
 * @example
 * export function createNewsHandlers(deps: Deps): CallHandlers<typeof newsCalls>
 */
export type CallHandlers<Group = typeof calls> = { [Id in keyof Group & EndpointId]: Handler<Id> };

interface Checks {
  recognizeViewer: RecognizeViewer;
  /** Throws `rate_limited` beyond the quota. */
  countQuota(name: NonNullable<Call['quota']>, viewer: Viewer): Promise<void>;
  /** Who waits for their turn with a public call; null for our own pages. */
  findRequester(c: Context): Promise<Requester | null>;
  concurrencyLimiter: ConcurrencyLimiter;
  /** Called after every call that changes what public pages show, before its answer. */
  onPublicChange(): void;
}

/**
 * Adds all calls of the contract to the app. Each checks access, validates, and counts the quota
 * before its handler runs.
 */
export function bindCalls(app: Hono, handlers: CallHandlers, checks: Checks): void {
  const ids = Object.keys(calls) as EndpointId[];
  for (const id of ids.sort(byPrecedence)) bindCall(app, id, handlers[id], checks);
}

/** Hono takes the first route that matches: `/listings/map` has to come before `/listings/{id}`. */
function byPrecedence(one: EndpointId, other: EndpointId): number {
  const [first, second] = [one, other].map((id) => calls[id].path.replaceAll(/\{\w+\}/g, '\uffff'));
  return first! < second! ? -1 : 1;
}

function bindCall<Id extends EndpointId>(
  app: Hono,
  id: Id,
  handler: Handler<Id>,
  { recognizeViewer, countQuota, findRequester, concurrencyLimiter, onPublicChange }: Checks,
): void {
  const call: Call = calls[id];
  const { query, body, emptyQuery } = strictSchemas(id);
  app.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const viewer = call.access === 'anyone' ? null : await requireViewer(c, call, recognizeViewer);
    const request = {
      call: id,
      params: call.params && checkParams(call.params, c.req.param()),
      query:
        query && (c.req.url.includes('?') ? check(query, singleValues(c)) : checked(emptyQuery)),
      body: body && check(body, await readJsonBody(c)),
      viewer,
      maybeViewer: () => recognizeViewer(c),
      c,
    } as CallRequest<Id>;
    if (call.quota && viewer) await countQuota(call.quota, viewer);
    const requester = viewer ? { user: viewer.user_id } : await findRequester(c);
    const answer = await concurrencyLimiter.run(requester, requestKind(call), () =>
      handler(request),
    );
    if (call.changesPublic) onPublicChange();
    if (answer instanceof Response) return answer;
    if (call.status === 204) return c.body(null, 204);
    return c.json(answer, call.status);
  });
}

function requestKind({ method, takesLong }: Call): RequestKind {
  if (method === 'GET') return 'read';
  return takesLong ? 'long write' : 'write';
}

/**
 * The schemas of a call, which drop unknown keys, so that a handler gets only what the contract
 * declares. Kept, because a test process creates hundreds of apps.
 */
function strictSchemas(id: EndpointId): StrictSchemas {
  const kept = strictById.get(id);
  if (kept) return kept;
  const call: Call = calls[id];
  const query = call.query?.onUndeclaredKey('delete');
  const body = call.body?.onDeepUndeclaredKey('delete');
  // Most reads have no query, so validate an empty one only once.
  const schemas = { query, body, emptyQuery: query?.({}) };
  strictById.set(id, schemas);
  return schemas;
}

interface StrictSchemas {
  query: Call['query'] | undefined;
  body: Call['body'] | undefined;
  emptyQuery: unknown;
}

const strictById = new Map<EndpointId, StrictSchemas>();

function check(schema: NonNullable<Call['body']>, value: unknown): unknown {
  return checked(schema(value));
}

function checked(result: unknown): unknown {
  const errors =
    result instanceof type.errors
      ? result.map((error) => ({ path: error.path.join('.'), message: error.message }))
      : unstorableTexts(result);
  if (errors.length === 0) return result;
  throw new ContractRefusal('validation_failed', { errors });
}

/** The fields with text that PostgreSQL would refuse, or change in silence. */
function unstorableTexts(value: unknown, path = ''): FieldProblem[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path, message: unstorable }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return isStorable(key) ? unstorableTexts(inner, at) : [{ path, message: unstorable }];
  });
}

/** Validates path parameters. An invalid id means "not found". */
function checkParams(schema: NonNullable<Call['params']>, value: Record<string, string>): unknown {
  // Up to nine digits are always a valid id. The schema would take as long as all else in a hot
  // read.
  if (schema === byId && /^[1-9]\d{0,8}$/.test(value['id'] ?? '')) {
    return { id: Number(value['id']) };
  }
  const result: unknown = schema(value);
  if (result instanceof type.errors) throw new ContractRefusal('not_found');
  return result;
}

function singleValues(c: Context): Record<string, string> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => {
      if (values.length === 1) return [name, values[0] ?? ''];
      const errors = [{ path: name, message: 'Given more than once' }];
      throw new ContractRefusal('validation_failed', { errors });
    }),
  );
}

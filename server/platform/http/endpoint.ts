import { type } from 'arktype';
import type { Context, Hono } from 'hono';
import { calls, type Answer, type Body, type Params, type Query } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { isStorable, unstorable } from '#contract/primitives.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { readJsonBody } from './json-body.ts';
import { ProblemError } from './problem.ts';
import { limits } from '#contract/limits.ts';

type ViewerOf<Id extends EndpointId> = (typeof calls)[Id]['access'] extends 'anyone'
  ? null
  : Viewer;

export interface CallRequest<Id extends EndpointId> {
  params: Params<Id>;
  query: Query<Id>;
  body: Body<Id>;
  /** The signed-in user; null on public calls (see `maybeViewer`). */
  viewer: ViewerOf<Id>;
  /** On public calls: the user of a valid token, or null. Costs a query. */
  maybeViewer(): Promise<Viewer | null>;
  c: Context;
}

/** A handler returns the data of the contract, or a whole response when headers matter. */
export type Handler<Id extends EndpointId> = (
  request: CallRequest<Id>,
) => Promise<Answer<Id> | Response>;

export type Handlers = { [Id in EndpointId]: Handler<Id> };

/** Adds one call of the contract to the app: checks access, validates, then calls the handler. */
export function bindEndpoint<Id extends EndpointId>(
  app: Hono,
  id: Id,
  handler: Handler<Id>,
  recogniseViewer: RecogniseViewer,
): void {
  const { method, path } = endpoints[id];
  const call: Call = calls[id];
  // Drop unknown keys, so that a handler gets only what the contract declares.
  const query = call.query?.onUndeclaredKey('delete');
  const body = call.body?.onDeepUndeclaredKey('delete');
  // Most reads have no query, so validate an empty one only once.
  const emptyQuery: unknown = query?.({});
  app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const viewer = call.access === 'anyone' ? null : await requireViewer(c, call, recogniseViewer);
    const request = {
      params: call.params && checkParams(call.params, c.req.param()),
      query:
        query && (c.req.url.includes('?') ? check(query, singleValues(c)) : checked(emptyQuery)),
      body: body && check(body, await readJsonBody(c)),
      viewer,
      maybeViewer: () => recogniseViewer(c),
      c,
    } as CallRequest<Id>;
    const answer = await handler(request);
    if (answer instanceof Response) return answer;
    if (call.status === 204) return c.body(null, 204);
    return c.json(answer, call.status);
  });
}

async function requireViewer(
  c: Context,
  call: Call,
  recogniseViewer: RecogniseViewer,
): Promise<Viewer> {
  const viewer = await recogniseViewer(c);
  if (!viewer) throw new ProblemError('unauthorized');
  if (call.access === 'admin' && !viewer.is_admin) {
    throw new ProblemError('forbidden', { detail: 'Only administrators may do this' });
  }
  if (call.needsProfile && !viewer.has_profile) {
    throw new ProblemError('profile_incomplete', {
      detail: `First finish your profile: others see your first name, and you must be ${limits.age.min} or older`,
    });
  }
  return viewer;
}

function check(schema: NonNullable<Call['body']>, value: unknown): unknown {
  return checked(schema(value));
}

function checked(result: unknown): unknown {
  const errors =
    result instanceof type.errors
      ? result.map((error) => ({ path: error.path.join('.'), message: error.message }))
      : unstorableTexts(result);
  if (errors.length === 0) return result;
  throw new ProblemError('validation_failed', { errors });
}

/** Where a value holds text that PostgreSQL would refuse, or change in silence. */
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
  if (schema === calls.getListing.params && /^[1-9]\d{0,8}$/.test(value['id'] ?? '')) {
    return { id: Number(value['id']) };
  }
  const result: unknown = schema(value);
  if (result instanceof type.errors) throw new ProblemError('not_found');
  return result;
}

function singleValues(c: Context): Record<string, string> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => {
      if (values.length === 1) return [name, values[0] ?? ''];
      const errors = [{ path: name, message: 'Given more than once' }];
      throw new ProblemError('validation_failed', { errors });
    }),
  );
}

/** The signed-in user of a request, with current data from the database, not from the token. */
export interface Viewer {
  user_id: number;
  session_id: string;
  is_admin: boolean;
  /** The same for every account that this person ever has; limits are counted under it. */
  identity_key: string;
  /** Finished onboarding, with a first name and an age of 18 or more. */
  has_profile: boolean;
}

/**
 * Finds the signed-in user of a request; null without a token, with an invalid one, or after the
 * session ended. `domain/auth` implements it.
 */
export type RecogniseViewer = (c: Context) => Promise<Viewer | null>;

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerToken(c: Context): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}

/** The query parameters of every list. */
export interface PageQuery {
  page?: number | undefined;
  page_size?: number | undefined;
}

/**
 * Reads which rows a query requests (by default the first page of the usual size), and builds the
 * answer.
 */
export function readPage({ page = 1, page_size: size = limits.page.size }: PageQuery) {
  return {
    page,
    limit: size,
    offset: (page - 1) * size,
    answer: <T>(items: T[], total = 0) => ({ items, page, page_size: size, total }),
  };
}

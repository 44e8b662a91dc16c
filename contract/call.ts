import type { Type } from 'arktype';
import type { Target } from './call-targets.ts';
import { byId, idInPath } from './primitives.ts';
import type { ProblemCode } from './problem.ts';
import type { MemoryQuotaName } from './quotas.ts';
import { type } from './type.ts';

/** The callers that a call is open to. `targets` says for which targets; the server's policies decide it. */
export type Access = 'anyone' | 'user' | 'admin';

/** Limits of requests by address that single calls have; server/web/rate-limits.ts has the numbers. */
export type RequestLimitName =
  | 'addresses'
  | 'counts'
  | 'nearby'
  | 'partners'
  | 'sign-in'
  | 'views'
  | 'vitals';

/**
 * Everything that browser, server, API reference and tests know of a call. The browser's first load
 * has only methods and paths (endpoints.gen.ts), because ArkType loads later.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces, such as `/api/listings/{id}`. */
  path: string;
  summary: string;
  access: Access;
  /** Only for users of age with a first name, because the call reaches other users. */
  needsProfile?: true;
  /** Takes seconds, such as reading a photo: it does not keep the user's other writes waiting. */
  takesLong?: true;
  /** Changes what public pages show: afterwards the server drops the pages that it keeps. */
  changesPublic?: true;
  /** Accepts an Idempotency-Key: sent again, the call creates nothing twice. */
  isIdempotent?: true;
  /**
   * The answer carries the version of what a form replaces, in ETag. `compared`: a write with If-Match
   * is refused unless that version is stored.
   */
  version?: 'answered' | 'compared';
  /**
   * The quota that is counted before the handler runs. Quotas in the database are counted by the
   * handler, in the transaction of its write.
   */
  quota?: MemoryQuotaName;
  /** The limit by address, where it is not that of all reads or all writes. */
  requestLimit?: RequestLimitName;
  /** The problems that do not follow from the rest of the declaration (`listProblems`). */
  problems?: readonly ProblemCode[];
  /** The ids in its path, query or body name one of these. */
  targets?: readonly Target[];
  status: 200 | 201 | 204;
  params?: Type;
  query?: Type;
  body?: Type;
  /** Absent when the answer has no body (204). */
  answer?: Type;
}

/** A call as it is declared: `defineCalls` derives the rest. */
interface CallDeclaration extends Omit<Call, 'method' | 'path' | 'status'> {
  /** Method and path, such as `GET /api/listings/{id}`. */
  route: `${Call['method']} /${string}`;
  /** Where it is neither 200 with an answer nor 204 without one. */
  status?: Call['status'];
  /** Where a name in the path is not an id of ours (`idInPath`). */
  params?: Type;
}

/** The names in braces in a route. */
type NamesIn<Route> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Defined<C extends CallDeclaration> = Omit<C, 'route' | 'status'> &
  Pick<Call, 'method' | 'path' | 'status'> &
  (C extends { params: Type } | { route: `${string}{${string}` }
    ? { params: C extends { params: infer P } ? P : Type<Record<NamesIn<C['route']>, number>> }
    : unknown);

/** Completes the calls of a subject by what follows from their declarations. */
export function defineCalls<const Calls extends Record<string, CallDeclaration>>(
  calls: Calls,
): { [Name in keyof Calls]: Defined<Calls[Name]> } {
  const completed = Object.entries<CallDeclaration>(calls).map(([name, { route, ...call }]) => {
    const [method, path = ''] = route.split(' ');
    const { status = call.answer ? 200 : 204, params = idsIn(path) } = call;
    return [name, { ...call, method, path, status, ...(params && { params }) }];
  });
  return Object.fromEntries(completed);
}

function idsIn(path: string): Type | undefined {
  const names = path.match(/(?<=\{)\w+(?=\})/g);
  if (!names) return undefined;
  // One object for all: the server recognizes it and takes a shorter way.
  if (names.join() === 'id') return byId;
  return type(Object.fromEntries(names.map((name) => [name, idInPath])));
}

import type { Type } from 'arktype';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import { validRequest } from './valid-requests.ts';
import type { World } from './world.ts';

export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A place in a valid request where another value can go. */
export interface Slot {
  name: string;
  isApi: boolean;
  /** What the valid request has there; undefined for none, and for parts of its address or head. */
  valid?: unknown;
  put(value: unknown): Sent;
}

/** Calls whose answer does not end, or that end what the others are about. */
const leftOut = new Set<EndpointId>([
  'watchEvents',
  'startSignIn',
  'signOut',
  'endSession',
  'endOtherSessions',
  'deleteAccount',
]);
/** Calls that can be made again and again. */
export const callIds = (Object.keys(endpoints) as EndpointId[]).filter((id) => !leftOut.has(id));

/** Every parameter, field, and header of a call as it is allowed in `world`. */
export function listSlots(id: EndpointId, world: World): Slot[] {
  const { method, path } = endpoints[id];
  const call: Call = calls[id];
  const { as, params = {}, query = {}, body, headers = {} } = validRequest(id, world);
  const send = (
    filled: Record<string, unknown>,
    search: Record<string, unknown>,
    sent: unknown,
    more: Record<string, string> = {},
  ): Sent => ({
    method,
    path: `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(filled[name]))}${asQuery(search)}`,
    headers: {
      Authorization: `Bearer ${as.token}`,
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
      ...headers,
      ...more,
    },
    ...(body !== undefined && method !== 'GET' && { body: JSON.stringify(sent) }),
  });
  const pathSlots = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Slot => ({
    name: `${id} {${name}}`,
    isApi: true,
    put: (value) => send({ ...params, [name]: value }, query, body),
  }));
  const querySlots = [...schemaNames(call.query), 'x'].map((name): Slot => ({
    name: `${id} ?${name}`,
    isApi: true,
    put: (value) => send(params, { ...query, [name]: value }, body),
  }));
  const fields = body === undefined ? [] : pathsIn(body, schemaNames(call.body));
  const bodySlots = fields.map((at): Slot => ({
    name: `${id} .${at.join('.')}`,
    isApi: true,
    valid: at.reduce<unknown>((inner, key) => Object(inner)[key], body),
    put: (value) => send(params, query, withValue(body, at, value)),
  }));
  const headerSlots = hostileHeaders.map((name): Slot => ({
    name: `${id} ${name}`,
    isApi: true,
    put: (value) => send(params, query, body, { [name]: inHeader(value) }),
  }));
  return [...pathSlots, ...querySlots, ...bodySlots, ...headerSlots];
}

const hostileHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'X-Forwarded-For',
];

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

export const inAddress = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

/** Some values as they are: addresses with broken escapes come that way. */
function asQuery(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).map(([name, value]) =>
    asText(value).startsWith('%') ? `${name}=${asText(value)}` : `${name}=${inAddress(value)}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Fetch refuses what no header can hold, so those characters never arrive. */
const inHeader = (value: unknown) =>
  asText(value)
    .replaceAll(/[^\x20-\x7e\x80-\xff]/g, '?')
    .trim();

function schemaNames(schema: Type | undefined): string[] {
  if (!schema) return [];
  const described = schema.in.toJsonSchema({ fallback: ({ base }) => base, dialect: null });
  return Object.keys((described as { properties?: object }).properties ?? {});
}

type Path = (string | number)[];

/** Every place in a body, the whole of it and undeclared fields included. */
function pathsIn(body: unknown, declared: string[], at: Path = []): Path[] {
  const inner =
    body !== null && typeof body === 'object'
      ? Object.entries(body).flatMap(([key, value]) =>
          pathsIn(value, [], [...at, Array.isArray(body) ? Number(key) : key]),
        )
      : [];
  const isWhole = at.length === 0;
  const missing = isWhole ? declared.filter((name) => !(name in Object(body))) : [];
  return [at, ...inner, ...missing.map((name) => [name]), ...(isWhole ? [['is_admin']] : [])];
}

function withValue(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body)) {
    return body.map((item, at) => (at === key ? withValue(item, rest, value) : item));
  }
  return { ...Object(body), [key]: withValue(Object(body)[key], rest, value) };
}

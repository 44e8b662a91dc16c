import type { Type } from 'arktype';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { problemsOf } from '#contract/call-problems.ts';
import { problemStatus } from '#contract/problem.ts';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** The OpenAPI 3.1 document of the contract; `serverUrl` is the origin of the API. */
export function describeApi(serverUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const { method, path } = endpoints[id];
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(id, calls[id]) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'RoomieRadar', version: '1', description: 'Rooms and roommates.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema },
    },
  };
}

const problemSchema: JsonObject = {
  type: 'object',
  description: 'RFC 9457 problem details with a stable code and field messages.',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(problemStatus) },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

function describeCall(id: EndpointId, call: Call): JsonObject {
  const answer: JsonObject = {
    description: call.status === 204 ? 'Done' : 'The answer',
    ...(call.answer && { content: json(call.answer) }),
  };
  return {
    operationId: id,
    summary: call.summary,
    ...(call.access !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(call.access === 'admin' && { description: 'Administrators only.' }),
    ...(call.needsProfile && {
      description:
        'Only with a finished profile and an age of 18 or more (403 profile_incomplete).',
    }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
    responses: { [call.status]: answer, ...describeProblems(id) },
  };
}

/** The problems of a call by their status. `internal_error` (500) is in no call's plan. */
function describeProblems(id: EndpointId): JsonObject {
  const codes: Record<number, string[]> = {};
  for (const code of problemsOf(id)) (codes[problemStatus[code]] ??= []).push(code);
  return Object.fromEntries(
    Object.entries(codes).map(([status, names]) => [
      status,
      {
        description: names.join(', '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

function json(schema: Type): JsonObject {
  return { 'application/json': { schema: jsonSchema(schema.out) } };
}

/** Describes parameters as text, because values in an address are text before they are parsed. */
function parametersOf(schema: Type | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema.in) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function jsonSchema(schema: Type): JsonObject {
  // For rules that JSON Schema cannot express (well-formed text, real days), use the base type.
  const described = schema.toJsonSchema({
    fallback: {
      default: ({ base }) => base,
      predicate: ({ base, predicate }) =>
        'maxLength' in predicate ? { ...base, maxLength: Number(predicate.maxLength) } : base,
    },
    dialect: null,
  });
  return withoutMessages(described as Json) as JsonObject;
}

/** Removes our form messages, which ArkType adds to its JSON Schema under its own key. */
function withoutMessages(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutMessages);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(
    ([key, inner]) => key !== 'message' || typeof inner !== 'string',
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutMessages(inner)]));
}

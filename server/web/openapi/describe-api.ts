import { fieldMessages } from '#contract/field-messages.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { listProblems } from '#contract/call-problems.ts';
import { problemStatus } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { JsonObject } from './json-schema.ts';
import { createNamedSchemas, type NamedSchemas } from './named-schemas.ts';
import { describeHeaders, describeParameters } from './parameters.ts';
import { findTag, tags } from './tags.ts';

/** The OpenAPI 3.1 document of the contract; `serverUrl` is the origin of the API. */
export function describeApi(serverUrl: string): JsonObject {
  const schemas = createNamedSchemas();
  const paths: Record<string, JsonObject> = {};
  for (const [id, call] of Object.entries<Call>(calls)) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: describeCall(id, call, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'RoomieRadar',
      version: '1',
      description: 'Rooms and roommates.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: serverUrl }],
    tags,
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema, ...schemas.all() },
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
    detail_code: {
      type: 'string',
      description: 'Names the detail for those who translate it.',
      enum: Object.keys(refusals),
    },
    detail_params: {
      type: 'object',
      description: 'What stands in the detail, such as a limit.',
      additionalProperties: { type: 'string' },
    },
    current: {
      type: 'object',
      description: 'What is stored, as a read would answer it; with `changed_meanwhile`.',
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string' },
          message: { type: 'string' },
          code: {
            type: 'string',
            description: 'Names the message for those who translate it.',
            enum: Object.keys(fieldMessages),
          },
          params: {
            type: 'object',
            description: 'What stands in the message, such as a limit.',
            additionalProperties: { type: 'string' },
          },
        },
      },
    },
  },
};

function describeCall(id: string, call: Call, schemas: NamedSchemas): JsonObject {
  const { params, query, body, access, needsProfile } = call;
  const pascal = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    operationId: id,
    tags: [findTag(call.path)],
    summary: call.summary,
    security: access === 'anyone' ? [] : [{ bearer: [] }],
    ...(access === 'admin' && { description: 'Administrators only.' }),
    ...(needsProfile && {
      description: 'Only with a first name and an age of 18 or more (403 profile_incomplete).',
    }),
    parameters: [
      ...describeParameters(params, 'path'),
      ...describeParameters(query, 'query'),
      ...describeHeaders(call),
    ],
    ...(body && {
      requestBody: { required: true, content: json(schemas.refer(body, `${pascal}Body`)) },
    }),
    responses: {
      [call.status]: describeAnswer(call, `${pascal}Answer`, schemas),
      ...describeProblems(call),
    },
  };
}

function describeAnswer(
  { status, answer, version }: Call,
  name: string,
  schemas: NamedSchemas,
): JsonObject {
  if (status === 204) return { description: 'Done' };
  if (answer) {
    return {
      description: 'The answer',
      ...(version && { headers: { ETag: versionHeader } }),
      content: json(schemas.refer(answer, name)),
    };
  }
  return {
    description: 'Server-sent events',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  };
}

const versionHeader: JsonObject = {
  description: 'The version of what can be changed, for If-Match; on a listing for its owner only.',
  schema: { type: 'string' },
};

/** The problems of a call by their status. */
function describeProblems(call: Call): JsonObject {
  const codes: Record<number, string[]> = {};
  for (const code of listProblems(call)) (codes[problemStatus[code]] ??= []).push(code);
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

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

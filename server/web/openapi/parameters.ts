import { retention } from '#contract/retention.ts';
import type { Type } from 'arktype';
import type { Call } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { asObject, jsonSchema, type Json, type JsonObject } from './json-schema.ts';

/**
 * Describes parameters by the values that they stand for: numbers with their limits, and lists,
 * which are one text with commas between them.
 */
export function describeParameters(
  schema: Type | undefined,
  place: 'path' | 'query',
): JsonObject[] {
  if (!schema) return [];
  const { properties: texts, required } = jsonSchema(schema.in);
  const values = asObject(jsonSchema(parsed(schema))['properties']);
  const names = Array.isArray(required) ? required : [];
  return Object.entries(asObject(texts)).map(([name, text]) => {
    const value = asObject(values[name]);
    return {
      name,
      in: place,
      required: place === 'path' || names.includes(name),
      ...(value['type'] === 'array' && { style: 'form', explode: false }),
      schema: value['type'] === 'number' && isWhole(text) ? { ...value, type: 'integer' } : value,
    };
  });
}

/** The parsed form of a query. A rule about several parameters hides it from `out`. */
function parsed(schema: Type): Type {
  const { in: inner } = schema.internal.inner as { in?: Type };
  return 'properties' in jsonSchema(schema.out) || !inner ? schema.out : inner.out;
}

/** Is it a text of digits only? The rule for the number behind it does not repeat that. */
const isWhole = (text: Json) => {
  const { pattern } = asObject(text);
  return typeof pattern === 'string' && !new RegExp(pattern).test('0.5');
};

/** The headers of calls that may be repeated safely, or are compared with what is stored. */
export function describeHeaders({ isIdempotent, version }: Call): JsonObject[] {
  return [...(isIdempotent ? [idempotencyKey] : []), ...(version === 'compared' ? [ifMatch] : [])];
}

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Repeating the request with the same key within ${retention.repeatedRequest.hours} hours has no further effect.`,
  schema: { type: 'string', maxLength: limits.idempotency.keyLength, pattern: '^[!-~]+$' },
};

const ifMatch: JsonObject = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The version that the change is based on, from the ETag of an earlier answer. If another is stored, nothing is saved (412 changed_meanwhile), and the problem has what is stored in `current`. Without this header, the change is saved in any case.',
  schema: { type: 'string' },
};

import type { Type } from 'arktype';
import { day, instant, uuid } from '#contract/primitives.ts';

export type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The JSON Schema of what `schema` lets through. */
export function jsonSchema(schema: Type): JsonObject {
  return asObject(plain(describe(schema)));
}

/** A JSON value that is an object. */
export const asObject = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

function describe(schema: Type): Json {
  // For rules that JSON Schema cannot express (well-formed text, real days), use the base type.
  return schema.toJsonSchema({
    fallback: {
      default: ({ base }) => base,
      predicate: ({ base, predicate }) => {
        if ('maxLength' in predicate) return { ...base, maxLength: Number(predicate.maxLength) };
        if ('describedBy' in predicate) return describe(predicate.describedBy as Type) as object;
        return base;
      },
    },
    dialect: null,
  }) as Json;
}

/** ArkType describes these by long patterns, which few generators understand. */
const formats = new Map(
  (
    [
      [instant, { type: 'string', format: 'date-time' }],
      [day, { type: 'string', format: 'date' }],
      [uuid, { type: 'string', format: 'uuid' }],
    ] as const
  ).map(([schema, described]) => [JSON.stringify(describe(schema)), described]),
);

/**
 * The same schema with formats, and with a type for every choice; without our form
 * messages, which ArkType adds under its own key.
 */
function plain(value: Json): Json {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  const format = formats.get(JSON.stringify(value));
  if (format) return { ...format };
  const options = value['enum'] ?? ('const' in value ? [value['const'] ?? null] : []);
  const entries = Object.entries(value).filter(
    ([key, inner]) => key !== 'message' || typeof inner !== 'string',
  );
  return {
    ...(Array.isArray(options) && listTypes(options)),
    ...Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)])),
    ...(Array.isArray(value['prefixItems']) && describeItems(value['prefixItems'])),
  };
}

/** Describes the items of a tuple also for generators that know only lists. */
function describeItems(prefix: Json[]): JsonObject {
  const types = new Set(prefix.map((item) => asObject(item)['type'] ?? null));
  // A whole number is a number.
  if (types.has('number')) types.delete('integer');
  const [first = {}, ...others] = [...types].map((type) => ({ type }));
  return {
    maxItems: prefix.length,
    items: others.length === 0 ? first : { anyOf: [first, ...others] },
  };
}

/** The type of a choice, which ArkType leaves out; none when the options are of several types. */
function listTypes(options: Json[]): JsonObject {
  const [type, ...others] = new Set(options.map((one) => typeof one));
  if (type === undefined || type === 'object' || others.length > 0) return {};
  return { type: options.every(Number.isInteger) ? 'integer' : type };
}

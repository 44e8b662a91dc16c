import type * as FastCheck from 'fast-check';
import type { JsonSchema } from './standard-schema.ts';

type Check = Omit<typeof FastCheck, 'default'>;
type Values = FastCheck.Arbitrary<unknown>;

/** How deep schemas that contain themselves are followed. */
const maxDepth = 3;

/** Makes random values of a JSON Schema, which shrink to simple ones. */
export function arbitraryFor(
  fc: Check,
  schema: JsonSchema | boolean,
  root: JsonSchema,
  depth = 0,
): Values {
  if (typeof schema === 'boolean') return fc.constant(null);
  const each = (inner: JsonSchema | boolean) => arbitraryFor(fc, inner, root, depth + 1);
  const own = resolve(schema, root);
  const choices = own.anyOf ?? own.oneOf;
  if ('const' in own) return fc.constant(own.const);
  if (own.enum) return fc.constantFrom(...own.enum);
  if (choices) return fc.oneof(...choices.map((choice) => each(merge(own, choice))));
  const [type, ...others] = typesIn(own);
  if (others.length > 0) {
    return fc.oneof(...[type, ...others].map((one) => each({ ...own, type: one as string })));
  }
  switch (type) {
    case 'string':
      return stringsFor(fc, own);
    case 'integer':
      return fc.integer(wholeRange(own)).map((value) => value * (own.multipleOf ?? 1));
    case 'number':
      return fc.double({ ...realRange(own), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const first = (own.prefixItems ?? []).map(each);
      if (first.length > 0) return fc.tuple(...first);
      const { minItems: minLength = 0, maxItems: maxLength = minLength + 3 } = own;
      const most = depth > maxDepth ? minLength : Math.min(maxLength, minLength + 10);
      return fc.array(each(own.items ?? true), { minLength, maxLength: most });
    }
    case undefined:
    default: {
      const properties = Object.entries(own.properties ?? {});
      const required = own.required ?? [];
      const kept = properties.filter(([name]) => depth <= maxDepth || required.includes(name));
      return fc.record(Object.fromEntries(kept.map(([name, inner]) => [name, each(inner)])), {
        requiredKeys: [...required].filter((name) => kept.some(([key]) => key === name)),
        noNullPrototype: true,
      });
    }
  }
}

/** Lists values at the boundaries of a JSON Schema: the least and the most of each part. */
export function boundariesIn(
  fc: Check,
  schema: JsonSchema | boolean,
  root: JsonSchema,
  depth = 0,
): unknown[] {
  if (typeof schema === 'boolean' || depth > maxDepth) return [null];
  const each = (inner: JsonSchema | boolean) => boundariesIn(fc, inner, root, depth + 1);
  const own = resolve(schema, root);
  const choices = own.anyOf ?? own.oneOf;
  if ('const' in own) return [own.const];
  if (own.enum) return [...own.enum];
  if (choices) return choices.flatMap((choice) => each(merge(own, choice)));
  return typesIn(own).flatMap((type): unknown[] => {
    switch (type) {
      case 'string':
        return boundaryStrings(fc, own);
      case 'integer': {
        const { min, max } = wholeRange(own);
        return unique(
          [min, max, min + 1, max - 1, 0].filter((value) => value >= min && value <= max),
        ).map((value) => value * (own.multipleOf ?? 1));
      }
      case 'number': {
        const { min, max } = realRange(own);
        const inside = [
          own.exclusiveMinimum === undefined ? min : min + 1e-9,
          own.exclusiveMaximum === undefined ? max : max - 1e-9,
          0,
        ];
        return unique(inside.filter((value) => value >= min && value <= max));
      }
      case 'boolean':
        return [false, true];
      case 'null':
        return [null];
      case 'array': {
        const item = each(own.items ?? true)[0] ?? null;
        if (own.prefixItems) return [own.prefixItems.map((inner) => each(inner)[0])];
        const { minItems = 0, maxItems = minItems + 2 } = own;
        return unique([minItems, Math.min(maxItems, minItems + 100)]).map((length) =>
          Array.from({ length }, () => item),
        );
      }
      case undefined:
      default:
        return boundaryObjects(own, each);
    }
  });
}

/** Each value of each property once, with the first value of the others; with and without optional ones. */
function boundaryObjects(
  { properties = {}, required = [] }: JsonSchema,
  each: (schema: JsonSchema | boolean) => unknown[],
): unknown[] {
  const values = Object.entries(properties).map(([name, inner]) => [name, each(inner)] as const);
  const whole = Object.fromEntries(values.map(([name, [first]]) => [name, first]));
  const least = Object.fromEntries(
    Object.entries(whole).filter(([name]) => required.includes(name)),
  );
  const others = values.flatMap(([name, [, ...rest]]) =>
    rest.map((value) => ({ ...whole, [name]: value })),
  );
  return unique([whole, least, ...others]);
}

/** Strings that a library refuses are made of the pattern or the format. */
function boundaryStrings(fc: Check, schema: JsonSchema): unknown[] {
  const { minLength = 0, maxLength = minLength + 100, pattern, format } = schema;
  if (pattern !== undefined || format !== undefined) {
    return fc.sample(stringsFor(fc, schema), { numRuns: 2, seed: 1 });
  }
  const most = Math.min(maxLength, minLength + 10_000);
  return unique([minLength, most]).map((length) => 'a'.repeat(length));
}

function stringsFor(
  fc: Check,
  { minLength = 0, maxLength, pattern, format }: JsonSchema,
): FastCheck.Arbitrary<string> {
  const byFormats: Record<string, () => FastCheck.Arbitrary<string>> = {
    email: () => fc.emailAddress(),
    uuid: () => fc.uuid(),
    uri: () => fc.webUrl(),
    url: () => fc.webUrl(),
    date: () => dates(fc).map((date) => date.toISOString().slice(0, 10)),
    'date-time': () => dates(fc).map((date) => date.toISOString()),
  };
  const byFormat = format === undefined ? undefined : byFormats[format];
  if (byFormat) {
    const made = byFormat();
    // A library may allow fewer than the format does.
    if (pattern === undefined) return made;
    const allowed = new RegExp(pattern, 'u');
    return made.filter((text) => allowed.test(text));
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ minLength, ...(maxLength !== undefined && { maxLength }), unit: 'grapheme' });
}

const dates = (fc: Check) =>
  fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

function wholeRange(schema: JsonSchema): { min: number; max: number } {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = 1 } = schema;
  const min = exclusiveMinimum === undefined ? (minimum ?? -1_000_000) : exclusiveMinimum + 1;
  const max = exclusiveMaximum === undefined ? (maximum ?? 1_000_000) : exclusiveMaximum - 1;
  return { min: Math.ceil(min / multipleOf), max: Math.floor(max / multipleOf) };
}

function realRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  return {
    min: exclusiveMinimum ?? minimum ?? -1e9,
    max: exclusiveMaximum ?? maximum ?? 1e9,
    minExcluded: exclusiveMinimum !== undefined,
    maxExcluded: exclusiveMaximum !== undefined,
  };
}

function typesIn({ type, properties, items }: JsonSchema): readonly (string | undefined)[] {
  if (Array.isArray(type)) return type as string[];
  if (type !== undefined) return [type as string];
  if (properties) return ['object'];
  return [items === undefined ? 'null' : 'array'];
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace(/^#\/(\$defs|definitions)\//, '');
  const target =
    schema.$ref === '#' ? root : (root.$defs?.[name ?? ''] ?? root.definitions?.[name ?? '']);
  const own = target ? merge(schema, resolve(target, root)) : schema;
  return (own.allOf ?? []).reduce<JsonSchema>(
    (whole, part) => merge(whole, resolve(part, root)),
    own,
  );
}

function merge(one: JsonSchema, other: JsonSchema): JsonSchema {
  const { anyOf: _, oneOf: __, allOf: ___, $ref: ____, ...rest } = one;
  return {
    ...rest,
    ...other,
    ...((one.properties ?? other.properties) && {
      properties: { ...one.properties, ...other.properties },
      required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
    }),
  };
}

const unique = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

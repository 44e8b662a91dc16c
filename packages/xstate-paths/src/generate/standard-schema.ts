import { UsageError } from '../usage-error.ts';

/** A schema as the Standard Schema describes it, as far as values are validated. */
export interface StandardSchema {
  readonly '~standard': {
    readonly vendor: string;
    validate(value: unknown): unknown;
    /** The structure, by the Standard JSON Schema. */
    readonly jsonSchema?: { input(options: { target: string }): unknown } | undefined;
  };
}

/** The parts of a JSON Schema from which values are made. */
export interface JsonSchema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  definitions?: Record<string, JsonSchema>;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  items?: JsonSchema | boolean;
  prefixItems?: readonly JsonSchema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema | boolean>;
  required?: readonly string[];
}

/**
 * Returns the structure of a schema. Throws if its library offers none: a Standard Schema alone only
 * validates.
 */
export function readJsonSchema(schema: StandardSchema): JsonSchema {
  // What is passed from JavaScript may be anything.
  const standard = (schema as Partial<StandardSchema> | undefined)?.['~standard'];
  if (!standard) {
    throw new UsageError(
      'Payloads are made from a Standard Schema, as of ArkType or Zod, and this value is none.',
    );
  }
  const { vendor, jsonSchema } = standard;
  if (!jsonSchema) {
    throw new UsageError(
      `The schema of "${vendor}" says nothing about its structure. ArkType and Zod 4 offer a Standard ` +
        'JSON Schema; for Valibot, use toStandardJsonSchema of @valibot/to-json-schema.',
    );
  }
  return jsonSchema.input({ target: 'draft-2020-12' }) as JsonSchema;
}

/** Whether a value passes the schema itself. Throws for a schema that validates asynchronously. */
export function passes(schema: StandardSchema, value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) {
    throw new Error('Values are made for schemas that validate at once, not asynchronously.');
  }
  return (result as { issues?: unknown }).issues === undefined;
}

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { describeApi } from '#web/openapi/describe-api.ts';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
}
interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string; explode?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Document {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const document = describeApi('https://rooms.example') as unknown as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (id: string) => operations.find(({ operationId }) => operationId === id);
const parameter = (id: string, wanted: string) =>
  operation(id)?.parameters.find(({ name }) => name === wanted);

test('breaks none of the rules that Redocly recommends', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('describes parameters by the values that they stand for, with their limits', () => {
  expect(parameter('getListing', 'id')?.schema).toMatchObject({ type: 'integer', minimum: 1 });
  expect(parameter('listListings', 'bedrooms')?.schema).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 20,
  });
  expect(parameter('listListings', 'lat')?.schema).toEqual({
    type: 'number',
    minimum: -90,
    maximum: 90,
  });
  expect(parameter('listListings', 'sort')?.schema.enum).toContain('newest');
  expect(parameter('listListings', 'available_from')?.schema.format).toBe('date');
  // "wifi,desk" in the address.
  expect(parameter('listListings', 'amenities')).toMatchObject({
    explode: false,
    schema: { type: 'array', items: { type: 'string' } },
  });
  expect(parameter('listChosenListings', 'ids')?.schema.items?.type).toBe('integer');
});

test('gives every parameter a type, and every number its limits', () => {
  const parameters = operations.flatMap(({ operationId, parameters: all }) =>
    all.map(({ name, schema }) => ({ name: `${operationId} ${name}`, ...schema })),
  );
  expect(parameters.filter(({ type }) => type === undefined)).toEqual([]);
  const numbers = parameters.filter(({ type }) => type === 'integer' || type === 'number');
  expect(numbers.length).toBeGreaterThan(50);
  const isLimited = ({ minimum, maximum, enum: options }: Schema) =>
    options !== undefined || (minimum !== undefined && maximum !== undefined);
  expect(numbers.filter((each) => !isLimited(each))).toEqual([]);
});

test('says of every call who may make it, what it is about and how it may fail', () => {
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const { operationId, security, tags: own, responses } of operations) {
    expect(
      own.filter((tag) => tags.has(tag)),
      operationId,
    ).toHaveLength(1);
    expect(
      Object.keys(responses).filter((status) => status.startsWith('4')),
      operationId,
    ).not.toEqual([]);
    expect(security, operationId).toBeInstanceOf(Array);
  }
  expect(operation('getListing')?.security).toEqual([]);
  expect(operation('createListing')?.security).toEqual([{ bearer: [] }]);
});

test('names the schemas of all bodies and answers, and of what they consist of', () => {
  const contents = operations.flatMap(({ requestBody, responses }) => [
    requestBody?.content,
    ...Object.values(responses).map(({ content }) => content),
  ]);
  const schemas = contents.flatMap((content) => content?.['application/json']?.schema ?? []);
  expect(schemas.length).toBeGreaterThan(80);
  expect(schemas.filter(({ $ref }) => $ref === undefined)).toEqual([]);
  const { ListingPage, Listing } = document.components.schemas;
  expect(ListingPage?.properties?.['items']?.items?.$ref).toBe(
    '#/components/schemas/ListingSummary',
  );
  expect(Listing?.properties?.['images']?.items?.$ref).toBe('#/components/schemas/ListingImage');
  expect(Listing?.properties?.['created_at']).toEqual({ type: 'string', format: 'date-time' });
});

import { type } from 'arktype';
import fc from 'fast-check';
import { assign, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { findPaths, modelFor } from '#xstate-paths';
import {
  boundaryPayloads,
  findRandomFailure,
  payloads,
  type StandardSchema,
} from '#xstate-paths/generate/index.ts';

const Transfer = type({
  cents: '1 <= number.integer <= 100000',
  kind: "'gift' | 'rent'",
  'note?': '1 <= string <= 140',
  to: { mail: 'string.email', 'tags?': 'string[] <= 2' },
});

const bank = setup({
  types: {
    context: {} as { balance: number; sent: number },
    events: {} as { type: 'transferred'; cents: number; kind: string } | { type: 'paidIn' },
  },
}).createMachine({
  id: 'bank',
  context: { balance: 0, sent: 0 },
  on: {
    paidIn: {
      actions: assign({ balance: ({ context }) => Math.min(context.balance + 500, 1000) }),
    },
    // The fault: a gift may be larger than the balance.
    transferred: {
      guard: ({ context, event }) => event.kind === 'gift' || event.cents <= context.balance,
      actions: assign({ balance: ({ context, event }) => context.balance - event.cents }),
    },
  },
});
const invariants = {
  'nobody owes': ({ snapshot }: { snapshot: { context: { balance: number } } }) =>
    snapshot.context.balance >= -700,
};

describe('payloads of a schema', () => {
  test('have the least and the most of each part, and pass the schema itself', () => {
    const values = boundaryPayloads<typeof Transfer.infer>(fc, Transfer);
    expect(values.map(({ cents }) => cents)).toEqual(expect.arrayContaining([1, 2, 99999, 100000]));
    expect(new Set(values.map(({ kind }) => kind))).toEqual(new Set(['gift', 'rent']));
    expect(new Set(values.map(({ note }) => note?.length))).toEqual(new Set([undefined, 1, 140]));
    expect(values.every((value) => Transfer.allows(value))).toBe(true);
  });

  test('are random and pass the schema itself', () => {
    const drawn = fc.sample(payloads(fc, Transfer), { numRuns: 300, seed: 1 });
    expect(drawn.every((value) => Transfer.allows(value))).toBe(true);
    expect(new Set(drawn.map((value) => (value as { cents: number }).cents)).size).toBeGreaterThan(
      50,
    );
  });

  test('are made of references, unions, patterns, dates and lists', () => {
    const structure = {
      $defs: { day: { type: 'string', format: 'date' } },
      type: 'object',
      required: ['day', 'code', 'size', 'pair'],
      properties: {
        day: { $ref: '#/$defs/day' },
        code: { type: 'string', pattern: '^[A-Z]{3}$' },
        size: { anyOf: [{ type: 'number', exclusiveMinimum: 0, maximum: 1 }, { type: 'null' }] },
        pair: { type: 'array', prefixItems: [{ type: 'boolean' }, { const: 7 }] },
        steps: { type: 'integer', multipleOf: 5, minimum: 3, maximum: 21 },
      },
    };
    const seen: Record<string, unknown>[] = [];
    const schema: StandardSchema = {
      '~standard': {
        vendor: 'a test',
        validate: (value) => {
          seen.push(value as Record<string, unknown>);
          return { value };
        },
        jsonSchema: { input: () => structure },
      },
    };
    fc.sample(payloads(fc, schema), { numRuns: 200, seed: 1 });
    for (const { day, code, size, pair, steps } of seen) {
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(size === null || (Number(size) > 0 && Number(size) <= 1)).toBe(true);
      expect(pair).toEqual([expect.any(Boolean), 7]);
      expect([undefined, 5, 10, 15, 20]).toContain(steps);
    }
  });

  test('need a structure, which a schema that only validates does not have', () => {
    const schema = {
      '~standard': { vendor: 'valibot', validate: (value: unknown) => ({ value }) },
    };
    expect(() => boundaryPayloads(fc, schema)).toThrow(
      'toStandardJsonSchema of @valibot/to-json-schema',
    );
  });

  test('are cases of a model', () => {
    const schema = type({ cents: '1 <= number.integer <= 3', kind: "'gift'" });
    const model = modelFor(bank, {
      ignore: ['balance'],
      events: { transferred: boundaryPayloads(fc, schema) },
    });
    const labels = findPaths(model, 'tour', { cover: 'edges' }).paths.flatMap(({ steps }) =>
      steps.map(({ label }) => label),
    );
    expect(labels).toContain('transferred {"cents":3,"kind":"gift"}');
  });
});

describe('random paths', () => {
  test('that fail are shrunk together with their payloads', async () => {
    const schema = type({ cents: '1 <= number.integer <= 1000', kind: "'gift' | 'rent'" });
    const model = modelFor(bank, { invariants });
    const failure = await findRandomFailure(fc, model, {
      schemas: { transferred: schema },
      runs: 1000,
      seed: 52,
    });
    expect(failure?.because).toBe('transferred breaks "nobody owes"');
    expect(failure?.path.steps.map(({ event }) => event)).toEqual([
      { type: 'transferred', cents: 701, kind: 'gift' },
    ]);
    const again = await findRandomFailure(fc, model, {
      schemas: { transferred: schema },
      runs: 1000,
      seed: failure?.seed ?? 0,
    });
    expect(again).toEqual(failure);
  });

  test('are played on an app, whose failure is shrunk, too', async () => {
    const model = modelFor(bank);
    const schema = type({ cents: '1 <= number.integer <= 300', kind: "'rent'" });
    const failure = await findRandomFailure(fc, model, {
      schemas: { transferred: schema },
      runs: 300,
      seed: 3,
      play(path) {
        const isPaid = path.steps.some(({ event }) => event.type === 'paidIn');
        const large = path.steps.find(({ event }) => Number(event['cents']) > 250);
        if (isPaid && large) throw new Error('The app shows no balance');
      },
    });
    expect(failure?.because).toBe('The app shows no balance');
    expect(failure?.path.steps.map(({ event }) => [event.type, event['cents']]).toSorted()).toEqual(
      [
        ['paidIn', undefined],
        ['transferred', 251],
      ],
    );
  });

  test('are refused for an event that is not there, and for a schema that no value passes', async () => {
    const cents = type({ cents: 'number.integer' });
    const find = (schemas: Record<string, StandardSchema>) =>
      findRandomFailure(fc, modelFor(bank), { schemas, seed: 1 });
    await expect(find({ transfered: cents })).rejects.toThrow(
      '"schemas" names the event "transfered", which the machine does not have. Did you mean "transferred"?',
    );
    await expect(find({ transferred: cents.narrow(() => false) })).rejects.toThrow(
      'None of 10000 values that have the structure of a schema passes it.',
    );
    expect(() => boundaryPayloads(fc, { cents: 'number' } as never)).toThrow(
      'Payloads are made from a Standard Schema',
    );
  });

  test('that all pass give nothing', async () => {
    const schema = type({ cents: '1 <= number.integer <= 10', kind: "'rent'" });
    const model = modelFor(bank, { invariants });
    expect(
      await findRandomFailure(fc, model, { schemas: { transferred: schema }, seed: 1 }),
    ).toBeNull();
  });
});

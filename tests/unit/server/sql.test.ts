import { describe, expect, it } from 'vitest';
import { createSql, fragment, identifier, integer, join } from '#platform/database/sql.ts';
import { createStatementNames } from '#platform/database/statement-names.ts';
import type { Query, Rows } from '#platform/database/statements.ts';

const sent: Query[] = [];
const sql = createSql(async (query) => {
  sent.push(query);
  return [] as unknown as Rows;
});

/** The statement as it is sent. */
async function send(statement: PromiseLike<unknown>): Promise<Query | undefined> {
  await statement;
  return sent.pop();
}

describe('a statement', () => {
  it('numbers the values of all its parts', async () => {
    const conditions = [fragment`a = ${1}`, fragment`b = any(${['x', null, 'y"z']})`];
    const query = await send(sql`select ${'s'} from t where ${join(conditions, fragment` and `)}`);
    expect(query).toEqual({
      text: 'select $1 from t where a = $2 and b = any($3)',
      values: ['s', '1', '{"x",NULL,"y\\"z"}'],
    });
  });

  it('names the types that its values have anywhere', async () => {
    const at = new Date('2026-01-02T03:04:05.678Z');
    expect(await send(sql`select ${true}, ${at}, ${5n}, ${new Uint8Array([1])}, ${null}`)).toEqual({
      text: 'select $1::boolean, $2::timestamptz, $3::bigint, $4::bytea, $5',
      values: ['true', '2026-01-02T03:04:05.678Z', '5', new Uint8Array([1]), null],
    });
  });

  it('writes columns as the words before ask for', async () => {
    const row = { name: 'x', count: 2 };
    const statements = [
      sql`insert into t ${sql([row, { name: 'y', count: 3 }])}`,
      sql`update t set ${sql(row)} where id in ${sql([1, 2])}`,
      sql`select ${sql(['a', 'b'])} from ${sql('t.c"d')} where ${identifier('e')}`,
      sql`select from t where id in ${sql([])}`,
    ];
    const texts: (string | undefined)[] = [];
    for (const statement of statements) texts.push((await send(statement))?.text);
    expect(texts).toEqual([
      'insert into t ("name", "count") values ($1, $2), ($3, $4)',
      'update t set "name" = $1, "count" = $2 where id in ($3, $4)',
      'select "a", "b" from "t"."c""d" where "e"',
      'select from t where id in ($1)',
    ]);
  });

  it('runs once, and only when it is awaited', async () => {
    const statement = sql`select 1`;
    expect(sent).toEqual([]);
    await Promise.all([statement, statement]);
    expect(sent.splice(0)).toHaveLength(1);
  });

  it('refuses values that PostgreSQL would not understand', async () => {
    const missing = undefined as unknown as string;
    await expect(sql`select ${missing}`).rejects.toThrow(TypeError);
    await expect(sql`update t set ${sql({ name: undefined })}`).rejects.toThrow(TypeError);
    await expect(sql`select ${{ a: 1 } as unknown as string}`).rejects.toThrow(TypeError);
    await expect(fragment`select 1`).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });

  it('takes whole numbers only', () => {
    expect(() => integer(1.5)).toThrow(RangeError);
    expect(() => integer(Number.NaN)).toThrow(RangeError);
  });
});

describe('names of prepared statements', () => {
  it('stay the same for the same text, and are never used for another one', () => {
    const names = createStatementNames(2);
    const first = names.find('select 1');
    expect(names.find('select 1')).toBe(first);
    names.find('select 2');
    names.find('select 3');
    // The oldest had to go.
    expect(names.find('select 1')).not.toBe(first);
    expect(names.given).toBe(4);
  });

  it('change once the server refuses what was prepared', () => {
    const names = createStatementNames();
    const first = names.find('select 1');
    names.forget('select 1');
    expect(names.find('select 1')).not.toBe(first);
  });
});

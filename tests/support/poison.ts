import { onTestFinished } from 'vitest';
import type { TestApp } from './test-app.ts';

/**
 * Makes each write of such rows fail, as any of their data could; SQL calls the row `new`. Ends with
 * the test.
 */
export async function poisonRows(
  app: TestApp,
  table: string,
  event: 'insert' | 'update',
  rows: string,
): Promise<void> {
  const name = `poison_${table}`;
  await app.asOwner((sql) =>
    sql.unsafe(`
      create function ${name}() returns trigger language plpgsql as $$ begin
        if ${rows} then raise exception 'Poisoned'; end if; return new; end $$;
      create trigger ${name} before ${event} on ${table} for each row execute function ${name}()`),
  );
  onTestFinished(async () => {
    await app.asOwner((sql) => sql.unsafe(`drop function if exists ${name} cascade`));
  });
}

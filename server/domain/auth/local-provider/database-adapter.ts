import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Sql } from '#platform/database/sql.ts';

/** Anyone can begin a sign-in, so beyond this number the oldest entries are deleted. */
const maxEntries = 5000;
const entriesBetweenCleanups = 500;

/**
 * Stores pending sign-ins of the local provider in the database, for minutes, so that each of their
 * requests may reach another process.
 */
export function createDatabaseAdapter(sql: Sql): AdapterFactory {
  let entriesUntilCleanup = entriesBetweenCleanups;

  async function deleteOldest(): Promise<void> {
    entriesUntilCleanup -= 1;
    if (entriesUntilCleanup > 0) return;
    entriesUntilCleanup = entriesBetweenCleanups;
    await sql`
      delete from local_sign_ins where id in (
        select id from local_sign_ins order by expires_at desc offset ${maxEntries})`;
  }

  return (model: string): Adapter => {
    const storageKey = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresInSeconds = 600) {
        await sql`
          insert into local_sign_ins (id, payload, uid, grant_id, expires_at)
          values (${storageKey(id)}, ${JSON.stringify(payload)}::text::jsonb, ${payload.uid ?? null}, ${payload.grantId ?? null},
            now() + ${expiresInSeconds} * interval '1 second')
          on conflict (id) do update set payload = excluded.payload, uid = excluded.uid,
            grant_id = excluded.grant_id, expires_at = excluded.expires_at`;
        await deleteOldest();
      },
      async find(id) {
        const [entry] = await sql<{ payload: AdapterPayload }[]>`
          select payload from local_sign_ins where id = ${storageKey(id)} and expires_at > now()`;
        return entry?.payload;
      },
      async findByUid(uid) {
        const [entry] = await sql<{ payload: AdapterPayload }[]>`
          select payload from local_sign_ins
          where uid = ${uid} and starts_with(id, ${storageKey('')}) and expires_at > now()`;
        return entry?.payload;
      },
      findByUserCode: async () => undefined,
      async consume(id) {
        await sql`
          update local_sign_ins
          set payload = jsonb_set(payload, '{consumed}', to_jsonb(extract(epoch from now())::int))
          where id = ${storageKey(id)}`;
      },
      async destroy(id) {
        await sql`delete from local_sign_ins where id = ${storageKey(id)}`;
      },
      async revokeByGrantId(grantId) {
        await sql`delete from local_sign_ins where grant_id = ${grantId}`;
      },
    };
  };
}

import { sql } from 'drizzle-orm';
import type { AdminActName, AdminActThing } from '#contract/audit/audit-events.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { ActDetails } from '#platform/database/schema/admin-acts.ts';
import { ProblemError } from '#platform/http/problem.ts';

export interface AdminAct {
  admin_id: number;
  act: AdminActName;
  thing_kind: AdminActThing;
  /** Null for an act on many things at once; `details` then says how many, and which. */
  thing_id: number | null;
  /** Title or name of the thing as it is now; it may be gone later. */
  thing_label?: string;
  details?: ActDetails;
}

const labelLength = 200;

/**
 * Adds an administrator's act to the audit log, in the transaction of the act itself: neither is
 * there without the other. Throws `unauthorized` when the administrator's account is gone.
 */
export async function recordAct(
  transaction: Pick<Transaction, 'execute'>,
  { admin_id, act, thing_kind, thing_id, thing_label = '', details = {} }: AdminAct,
): Promise<void> {
  const written = await transaction.execute(sql`
    insert into admin_acts (admin_id, admin_name, act, thing_kind, thing_id, thing_label, details)
    select id, coalesce(nullif(first_name, ''), email), ${act}, ${thing_kind}, ${thing_id}::int,
      ${thing_label.slice(0, labelLength)}, ${JSON.stringify(details)}::text::jsonb
    from users where id = ${admin_id} returning id`);
  if (written.length === 0) throw new ProblemError('unauthorized');
}

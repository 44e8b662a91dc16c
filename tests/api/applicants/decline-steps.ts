import { createDeclineSender } from '#domain/applicants/declines/decline-sender.ts';
import { languages } from '#contract/languages.ts';
import { createQuotas } from '#platform/http/quotas.ts';
import { loadIdentityKeys } from '#platform/keys/identity-keys.ts';
import { createLog } from '#platform/log.ts';
import { makeDue } from '#tests/support/jobs.ts';
import type { TestApp, TestUser } from '#tests/support/test-app.ts';
import { done, greeting } from '../inquiries/steps.ts';

/** A new person's inquiry about a listing. */
export async function applicant(app: TestApp, listing_id: number, fields = {}) {
  const as = await app.user(fields);
  const body = { listing_id, message: greeting };
  const { id: inquiry } = await done(app, 'sendListingInquiry', { as, body });
  return { as, inquiry };
}

export const hold = (
  app: TestApp,
  as: TestUser,
  id: number,
  inquiry_ids: number[],
  message: string | null = null,
) => done(app, 'holdDecline', { as, params: { id }, body: { inquiry_ids, message } });

export const undo = (app: TestApp, as: TestUser, id: number, decline_id: number) =>
  app.call('undoDecline', { as, params: { id, decline_id } });

/** What declines in one process, started. */
export async function startSender({ database: { sql } }: TestApp) {
  const limiting = { quotas: createQuotas(1000), identityKeys: await loadIdentityKeys(sql) };
  const sender = createDeclineSender({ sql, log: createLog('silent'), limiting, languages });
  await sender.start();
  return sender;
}

/** Lets the ten seconds of all declines pass. */
export async function letSecondsPass({ database: { sql } }: TestApp): Promise<void> {
  await sql`update held_declines set due_at = now() where started_at is null`;
  await makeDue(sql, 'declines');
}

import { languages, type SiteLanguages } from '#contract/languages.ts';
import { createConfirmLinks } from '#domain/listings/freshness/confirm-links.ts';
import { createUnsubscribeLinks } from '#domain/notifications/unsubscribe.ts';
import type { Pool } from '#platform/database/sql.ts';
import { createSignedIds } from '#platform/keys/signed-ids.ts';
import { pricingWith } from './pricing-with.ts';
import { publicUrl } from './test-app.ts';

/** What the mails of the server are composed with. */
export const mailDeps = (sql: Pool, offered: SiteLanguages = languages) => ({
  sql,
  publicUrl,
  links: createUnsubscribeLinks(sql, publicUrl),
  confirmLinks: createConfirmLinks(sql, publicUrl),
  noticeIds: createSignedIds(sql, 'notice'),
  statementIds: createSignedIds(sql, 'statement'),
  pricing: pricingWith(null),
  languages: offered,
  organizer: 'no-reply@localhost',
});

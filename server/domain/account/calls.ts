import type { accountCalls } from '#contract/account/calls.ts';
import type { Images } from '#domain/images/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

interface Deps {
  sql: Pool;
  pricing: Pick<Pricing, 'findCurrency' | 'worths'>;
  identityKeys: IdentityKeys;
  images: Pick<Images, 'deleteWithFiles'>;
  /** The part of an image's address before its key. */
  mediaUrl: string;
}

/** Calls about the signed-in user's account as a whole, across every subject. */
export function createAccountHandlers({
  sql,
  pricing,
  identityKeys,
  images,
  mediaUrl,
}: Deps): CallHandlers<typeof accountCalls> {
  return {
    async exportAccount({ c, viewer }) {
      const now = new Date();
      const name = `roomieradar-${now.toISOString().slice(0, 10)}.json`;
      c.header('Content-Disposition', `attachment; filename="${name}"`);
      c.header('Cache-Control', 'no-store');
      return exportAccount(sql, mediaUrl, pricing, viewer, now);
    },

    deleteAccount: ({ viewer: { user_id } }) =>
      images.deleteWithFiles({ user_id }, () => deleteAccount(sql, identityKeys, user_id)),
  };
}

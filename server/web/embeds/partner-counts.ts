import { createHmac, randomBytes } from 'node:crypto';
import type { EmbedCounts, EmbedPartner } from '#contract/embeds/counts.ts';
import { retention } from '#contract/retention.ts';
import type { Sql } from '#platform/database/sql.ts';
import { isSameSecret } from '#platform/keys/is-same-secret.ts';
import { randomToken } from '#platform/keys/random-token.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';
import { createLimiter } from '#platform/http/rate-limit.ts';

/** Partners see the counts of so many days. */
const countedDays = retention.embedCounts.days;
/** So much counts from one network for one partner on a day: nobody makes a site look popular alone. */
const perNetwork = { requests: 200, seconds: 24 * 60 * 60, countedIn: 'memory' } as const;

interface Seen {
  partner: string;
  seen: number;
  followed: number;
}

export interface PartnerCounts {
  create(): Promise<EmbedPartner>;
  /** Counts for a partner of ours; anything else counts as nothing. */
  count(counted: Seen, network: string): Promise<void>;
  /** Null when this is not the partner's key. */
  read(who: EmbedPartner): Promise<EmbedCounts | null>;
}

/**
 * Counts how often the cards of a partner were seen and followed. A partner is a random number with
 * a signature, so that nobody fills the table with names of their own and none has to be stored.
 */
export function createPartnerCounts(sql: Sql): PartnerCounts {
  const limiter = createLimiter(sql, 'embed-counts', perNetwork);

  async function sign(purpose: 'name' | 'key', text: string): Promise<string> {
    const [{ secret }] = await loadServerKeys(sql, 'partner', randomToken);
    return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  }
  const named = async (number: string) => number + (await sign('name', number)).slice(0, 12);
  const isOurs = async (partner: string) =>
    isSameSecret(await named(partner.slice(0, 12)), partner);

  return {
    async create() {
      const partner = await named(randomBytes(9).toString('base64url'));
      return { partner, key: await sign('key', partner) };
    },

    async count({ partner, seen, followed }, network) {
      if (seen + followed === 0 || !(await isOurs(partner))) return;
      if ((await limiter.count(`${partner} ${network}`, seen + followed)) > 0) return;
      await sql`
        insert into embed_counts (partner, seen, followed) values (${partner}, ${seen}, ${followed})
        on conflict (partner, day) do update
        set seen = least(embed_counts.seen::bigint + excluded.seen, 2147483647),
          followed = least(embed_counts.followed::bigint + excluded.followed, 2147483647)`;
    },

    async read({ partner, key }) {
      if (!(await isOurs(partner)) || !isSameSecret(await sign('key', partner), key)) return null;
      const days = await sql<EmbedCounts['days']>`
        select day::text, seen, followed from embed_counts
        where partner = ${partner} and day > current_date - ${countedDays}::int order by day desc`;
      return { days: [...days] };
    },
  };
}

/** Deletes the counts that nobody is shown any more. */
export async function deleteOldCounts(sql: Sql): Promise<void> {
  await sql`delete from embed_counts where day <= current_date - ${countedDays}::int`;
}

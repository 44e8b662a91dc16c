import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fragment, type Sql } from '#platform/database/sql.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';

/** A listing, and which confirmation of it was the last when its owner was asked. */
export interface AskedListing {
  id: number;
  /** Microseconds since 1970. */
  confirmed_at: string;
}

export interface ConfirmLinks {
  /** The address where the owner confirms the listing without signing in. */
  urlFor(asked: AskedListing): Promise<string>;
  /** What this token asks about; null when it is not one of ours. */
  read(token: string): Promise<AskedListing | null>;
}

/** SQL: the last confirmation of `l` as links name it. */
export const confirmationStamp = fragment`(extract(epoch from l.last_confirmed_at) * 1000000)::bigint::text`;

/**
 * Creates links signed with a key in the database. The signature covers the last confirmation, which
 * an answer replaces: so each link works once, with nothing stored about it.
 */
export function createConfirmLinks(sql: Sql, publicUrl: string): ConfirmLinks {
  const makeSecret = () => randomBytes(32).toString('base64url');
  async function sign({ id, confirmed_at }: AskedListing): Promise<string> {
    const [{ secret }] = await loadServerKeys(sql, 'confirm-listing', makeSecret);
    const said = `${id}.${confirmed_at}`;
    return `${said}.${createHmac('sha256', secret).update(said).digest('base64url')}`;
  }
  return {
    urlFor: async (asked) => `${publicUrl}/confirm-listing?token=${await sign(asked)}`,
    async read(token) {
      const [, id = '', confirmed_at = ''] = /^(\d{1,10})\.(\d{1,17})\./.exec(token) ?? [];
      if (id === '') return null;
      const asked = { id: Number(id), confirmed_at };
      const expected = Buffer.from(await sign(asked));
      const given = Buffer.from(token);
      return given.length === expected.length && timingSafeEqual(given, expected) ? asked : null;
    },
  };
}

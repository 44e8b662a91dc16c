import { fragment, type Sql } from '#platform/database/sql.ts';
import { createSignedTexts } from '#platform/keys/signed-texts.ts';

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
 * Creates signed links. The signature covers the last confirmation, which
 * an answer replaces: so each link works once, with nothing stored about it.
 */
export function createConfirmLinks(sql: Sql, publicUrl: string): ConfirmLinks {
  const texts = createSignedTexts(sql, 'confirm-listing');
  return {
    urlFor: async ({ id, confirmed_at }) =>
      `${publicUrl}/confirm-listing?token=${await texts.sign(`${id}.${confirmed_at}`)}`,
    async read(token) {
      const [id, confirmed_at] = (await texts.read(token))?.split('.') ?? [];
      return id === undefined || confirmed_at === undefined
        ? null
        : { id: Number(id), confirmed_at };
    },
  };
}

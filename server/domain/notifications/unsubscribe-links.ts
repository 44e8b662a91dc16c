import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from '#platform/database/sql.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';

export interface UnsubscribeLinks {
  /** The address that ends the mails of this person without a sign-in; it never expires. */
  urlFor(userId: number): Promise<string>;
  /** Whose link this token is of; null when it is not one of ours. */
  readStoredAnswers(token: string): Promise<number | null>;
}

/** Links signed with a key of the database, so that every process knows them. */
export function createUnsubscribeLinks(sql: Sql, publicUrl: string): UnsubscribeLinks {
  const makeSecret = () => randomBytes(32).toString('base64url');
  async function sign(userId: number): Promise<string> {
    const [{ secret }] = await loadServerKeys(sql, 'unsubscribe', makeSecret);
    const signature = createHmac('sha256', secret).update(String(userId)).digest('base64url');
    return `${userId}.${signature}`;
  }
  return {
    async urlFor(userId) {
      return `${publicUrl}/unsubscribe?token=${await sign(userId)}`;
    },
    async readStoredAnswers(token) {
      const userId = Number(/^(\d{1,10})\./.exec(token)?.[1]);
      if (!userId) return null;
      const expected = Buffer.from(await sign(userId));
      const given = Buffer.from(token);
      return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
    },
  };
}

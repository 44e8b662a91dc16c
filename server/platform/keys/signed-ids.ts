import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../database/sql.ts';
import { loadServerKeys, type Purpose } from './server-keys.ts';

export interface SignedIds {
  /** The token that names this id in a link. */
  sign(id: number): Promise<string>;
  /** The id of a token; null when it is not one of ours. */
  read(token: string): Promise<number | null>;
}

/**
 * Signs ids with a key in the database, so that a link in a mail shows what is meant for who got it,
 * and nobody can guess another one.
 */
export function createSignedIds(sql: Sql, purpose: Purpose): SignedIds {
  const makeSecret = () => randomBytes(32).toString('base64url');
  async function sign(id: number): Promise<string> {
    const [{ secret }] = await loadServerKeys(sql, purpose, makeSecret);
    return `${id}.${createHmac('sha256', secret).update(String(id)).digest('base64url')}`;
  }
  return {
    sign,
    async read(token) {
      const id = Number(/^([1-9]\d{0,8})\./.exec(token)?.[1]);
      if (!id) return null;
      const expected = Buffer.from(await sign(id));
      const given = Buffer.from(token);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
  };
}

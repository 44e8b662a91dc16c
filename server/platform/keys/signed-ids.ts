import type { Sql } from '../database/sql.ts';
import type { Purpose } from './server-keys.ts';
import { createSignedTexts } from './signed-texts.ts';

export interface SignedIds {
  /** The token that names this id in a link. */
  sign(id: number): Promise<string>;
  /** The id of a token; null when it is not one of ours. */
  read(token: string): Promise<number | null>;
}

/** Signs ids, so that a link in a mail shows what is meant for who got it. */
export function createSignedIds(sql: Sql, purpose: Purpose): SignedIds {
  const texts = createSignedTexts(sql, purpose);
  return {
    sign: (id) => texts.sign(String(id)),
    async read(token) {
      const id = await texts.read(token);
      return id === null ? null : Number(id);
    },
  };
}

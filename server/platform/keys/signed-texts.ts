import { createHmac } from 'node:crypto';
import type { Sql } from '../database/sql.ts';
import { isSameSecret } from './is-same-secret.ts';
import { randomToken } from './random-token.ts';
import { loadServerKeys, type Purpose } from './server-keys.ts';

export interface SignedTexts {
  /** The token that says this text in a link. */
  sign(text: string): Promise<string>;
  /** The text of a token; null when it is not one of ours. */
  read(token: string): Promise<string | null>;
}

/**
 * Signs texts with a key in the database, so that every process can verify them and nobody can guess
 * another one. Links in mails have these tokens and never expire, so their form cannot change.
 */
export function createSignedTexts(sql: Sql, purpose: Purpose): SignedTexts {
  async function sign(text: string): Promise<string> {
    const [{ secret }] = await loadServerKeys(sql, purpose, randomToken);
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  }
  return {
    sign,
    async read(token) {
      const text = token.slice(0, Math.max(0, token.lastIndexOf('.')));
      return text !== '' && isSameSecret(await sign(text), token) ? text : null;
    },
  };
}

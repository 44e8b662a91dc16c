import type { APIRequestContext } from '@playwright/test';
import type { Tokens } from '#contract/auth/auth.ts';
import { callAs, newSession } from '../../run/sign-in.ts';

/** The two accounts of the model, by number. */
export type Who = 1 | 2;

/**
 * Creates sessions of two users outside of the page. A session that the page renewed or ended is
 * not used again, and the same one is never given twice in a row, so that other tabs see a change.
 */
export function createSessions(
  request: APIRequestContext,
  url: string,
  emails: Record<Who, string>,
) {
  const ready: Record<Who, Tokens[]> = { 1: [], 2: [] };
  let latest: Tokens | null = null;
  let owner: Who = 1;
  let staleCount = 0;

  async function make(who: Who): Promise<Tokens> {
    const tokens = await newSession(request, url, emails[who]);
    // Otherwise the app would redirect to onboarding.
    await callAs(request, url, tokens.access_token, 'skipOnboarding');
    return tokens;
  }

  return {
    /** Returns valid tokens whose access token differs from the stored one. */
    async take(who: Who, stored: string | null = null): Promise<Tokens> {
      const isOther = (each: Tokens) => each !== latest && each.access_token !== stored;
      const tokens = ready[who].find(isOther) ?? (await make(who));
      if (!ready[who].includes(tokens)) ready[who].push(tokens);
      latest = tokens;
      owner = who;
      return tokens;
    },
    /** Returns tokens with an expired access token; every other time with an unreadable one. */
    async takeStale(who: Who): Promise<Tokens> {
      const tokens = await this.take(who);
      const [head, payload = ''] = tokens.access_token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const expired = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
      staleCount += 1;
      const access_token = staleCount % 2 === 1 ? `${head}.${expired}.x` : 'not a token';
      return { ...tokens, access_token };
    },
    /** Marks the last session as used up: the page is about to renew or end it. */
    spend(): void {
      for (const who of [1, 2] as const) {
        ready[who] = ready[who].filter((tokens) => tokens !== latest);
      }
    },
    /** Records that this user signs in on the page itself. */
    comeBack(who: Who): void {
      latest = null;
      owner = who;
    },
    /** The owner of the session given last. */
    owner: (): Who => owner,
    email: (who: Who) => emails[who],
    /** The name in the header, which the sign-in service derives from the address. */
    name: (who: Who) => (who === 1 ? 'First' : 'Second'),
  };
}

export type Sessions = ReturnType<typeof createSessions>;

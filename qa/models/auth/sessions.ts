import type { APIRequestContext } from '@playwright/test';
import type { Tokens } from '#contract/auth/auth.ts';
import { callAs, newSession } from '../../run/sign-in.ts';

/** The two accounts of the model, by their numbers there. */
export type Who = 1 | 2;

/**
 * Sessions of two people, made elsewhere. One that was renewed or ended by the page is never given
 * out again; the same one is not given out twice running, so that other tabs see a change.
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
    // Or the app would lead them to the questions a new person is asked.
    await callAs(request, url, tokens.access_token, 'skipOnboarding');
    return tokens;
  }

  return {
    /** Tokens good as they are, with another access token than the one stored. */
    async take(who: Who, stored: string | null = null): Promise<Tokens> {
      const isOther = (each: Tokens) => each !== latest && each.access_token !== stored;
      const tokens = ready[who].find(isOther) ?? (await make(who));
      if (!ready[who].includes(tokens)) ready[who].push(tokens);
      latest = tokens;
      owner = who;
      return tokens;
    },
    /** With an access token that ran out; every other time one that nobody can read. */
    async takeStale(who: Who): Promise<Tokens> {
      const tokens = await this.take(who);
      const [head, payload = ''] = tokens.access_token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const expired = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
      staleCount += 1;
      const access_token = staleCount % 2 === 1 ? `${head}.${expired}.x` : 'not a token';
      return { ...tokens, access_token };
    },
    /** The page is about to renew or end what it was given last. */
    spend(): void {
      for (const who of [1, 2] as const) {
        ready[who] = ready[who].filter((tokens) => tokens !== latest);
      }
    },
    /** This person signs in on the page itself. */
    comeBack(who: Who): void {
      latest = null;
      owner = who;
    },
    /** Whose session the page was given last. */
    owner: (): Who => owner,
    email: (who: Who) => emails[who],
    /** What the header says: the sign-in service takes it from the address. */
    name: (who: Who) => (who === 1 ? 'First' : 'Second'),
  };
}

export type Sessions = ReturnType<typeof createSessions>;

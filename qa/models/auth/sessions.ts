import type { Tokens } from '#contract/auth/auth.ts';

/** The two accounts of the model, by number. */
export type Who = 1 | 2;

/** Longer than a page stays on the same session, and half of what a new one has. */
const leastSecondsLeft = 300;

/** How long the access token is still valid. */
export const secondsLeft = (tokens: Tokens): number => readClaims(tokens).exp - Date.now() / 1000;

function readClaims({ access_token }: Tokens): { exp: number } {
  const [, payload = ''] = access_token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
}

/**
 * Creates sessions of two users outside of the page. A session that the page renewed or ended, or
 * that expires soon, is not used again, and the same one is never given twice in a row, so that other tabs see a change.
 */
export function createSessions(
  emails: Record<Who, string>,
  create: (email: string) => Promise<Tokens>,
) {
  const ready: Record<Who, Tokens[]> = { 1: [], 2: [] };
  let latest: Tokens | null = null;
  let owner: Who = 1;
  let staleCount = 0;

  return {
    /** Returns valid tokens whose access token differs from the stored one. */
    async take(who: Who, stored: string | null = null): Promise<Tokens> {
      // A page renews a token shortly before it expires, which would be a step of its own.
      ready[who] = ready[who].filter((each) => secondsLeft(each) >= leastSecondsLeft);
      const isOther = (each: Tokens) => each !== latest && each.access_token !== stored;
      const tokens = ready[who].find(isOther) ?? (await create(emails[who]));
      if (!ready[who].includes(tokens)) ready[who].push(tokens);
      latest = tokens;
      owner = who;
      return tokens;
    },
    /** Returns tokens with an expired access token; every other time with an unreadable one. */
    async takeStale(who: Who): Promise<Tokens> {
      const tokens = await this.take(who);
      const [head] = tokens.access_token.split('.');
      const claims = { ...readClaims(tokens), exp: 1 };
      const expired = Buffer.from(JSON.stringify(claims)).toString('base64url');
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

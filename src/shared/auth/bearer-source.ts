import { isRenewing } from '#machines/auth.selectors.ts';
import type { BearerSource } from '#src/api/client.ts';
import { ApiUnreachable } from '#src/api/errors.ts';
import { until, type Auth } from './auth.ts';
import type { TokenStore } from '#src/shared/storage/token-store.ts';

/** The tokens as the API client wants them: renewed through the machine, so once at a time. */
export function createBearerSource(tokens: TokenStore, auth: () => Auth): BearerSource {
  async function renew() {
    const actor = auth();
    // Where the page hydrates first, a request can come before the session was started.
    actor.start();
    actor.send({ type: 'token.expired' });
    return until(actor, (snapshot) => !isRenewing(snapshot));
  }
  /** A browser that denies its storage has no token: calls that anyone may make work all the same. */
  const stored = () => {
    try {
      return tokens.access();
    } catch {
      return null;
    }
  };
  const usable = () => (stored() !== null && tokens.isFresh() ? stored() : null);

  return {
    async bearer() {
      if (stored() === null) return null;
      if (usable() === null && !auth().getSnapshot().matches('unreachable')) await renew();
      // Not renewed because nobody answered: calls that anyone may make work all the same.
      return stored();
    },
    async renewed(refused) {
      // Signed out meanwhile.
      if (stored() === null) return null;
      const current = usable();
      if (current !== null && current !== refused) return current;
      const settled = await renew();
      if (settled.matches('unreachable')) {
        throw new ApiUnreachable('The session could not be renewed');
      }
      return stored();
    },
    refused(token) {
      // Unless someone has signed in meanwhile.
      if (stored() !== token) return;
      tokens.clear();
      auth().send({ type: 'token.refused' });
    },
  };
}

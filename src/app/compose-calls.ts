import type { Auth } from '#src/actors/auth.ts';
import { createBearerSource } from '#src/actors/bearer-source.ts';
import { createTokenStore } from '#src/actors/token-store.ts';
import { createApi, parseAnswer, type BearerSource } from '#src/api/client.ts';

/** Builds token store and API clients of one tab: with the user's token, without one, and with a given one. A lazy chunk of its own. */
export function composeCalls(window: Window & typeof globalThis, auth: Auth) {
  const tokens = createTokenStore(window.localStorage, () => Date.now());
  const bearerSource = createBearerSource(tokens, () => auth);
  const transport = { host: '', fetch: window.fetch.bind(window), parseAnswer };
  return {
    tokens,
    api: createApi({ ...transport, bearerSource }),
    plainApi: createApi({ ...transport, bearerSource: null }),
    apiWithBearer: (source: BearerSource) => createApi({ ...transport, bearerSource: source }),
    bearerSource,
  };
}

export type Calls = ReturnType<typeof composeCalls>;

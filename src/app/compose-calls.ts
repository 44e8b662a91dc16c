import type { Auth } from '#src/shared/auth/auth.ts';
import { contractVersionMark } from '#contract/contract-version.ts';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { hasStoredTokens } from '#src/shared/storage/stored-tokens.ts';
import { createBearerSource } from '#src/shared/auth/bearer-source.ts';
import { createTokenStore } from '#src/shared/storage/token-store.ts';
import { createVisitorMarks } from '#src/shared/storage/visitor-marks.ts';
import { outdatedEvent } from './follow-updates.ts';
import { createApi, parseAnswer, type Api, type BearerSource } from '#src/api/client.ts';

/** Builds token store and API clients of one tab: with the user's token, without one, and with a given one. A lazy chunk of its own. */
export function composeCalls(window: Window & typeof globalThis, auth: Auth) {
  const tokens = createTokenStore(() => Date.now());
  const bearerSource = createBearerSource(tokens, () => auth);
  const mark = window.document.querySelector<HTMLMetaElement>(
    `meta[name="${contractVersionMark}"]`,
  );
  const transport = {
    host: '',
    fetch: window.fetch.bind(window),
    parseAnswer,
    contractVersion: mark?.content,
    onOutdated: () => void window.dispatchEvent(new Event(outdatedEvent)),
  };
  return {
    tokens,
    api: withoutHidden(createApi({ ...transport, bearerSource })),
    plainApi: createApi({ ...transport, bearerSource: null }),
    apiWithBearer: (source: BearerSource) => createApi({ ...transport, bearerSource: source }),
    bearerSource,
  };
}

const searches = new Set<EndpointId>([
  'listListings',
  'getListingMap',
  'getListingAdvice',
  'getListingChoices',
]);

/** Adds the rooms that a visitor hid to these searches; for signed-in users the server knows them. */
function withoutHidden(api: Api): Api {
  const marks = createVisitorMarks();
  return (id, input) => {
    if (!searches.has(id) || hasStoredTokens()) return api(id, input);
    const { hidden } = marks.read();
    if (hidden.length === 0) return api(id, input);
    const { query } = input as { query?: object };
    return api(id, { ...input, query: { ...query, without: hidden } });
  };
}

export type Calls = ReturnType<typeof composeCalls>;

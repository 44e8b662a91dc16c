import type { RemovedTokens, RefreshOutcome } from '#machines/auth.machine.ts';
import type { Api, BearerSource } from '#src/api/client.ts';
import { isRefusal } from '#src/api/errors.ts';
import type { TokenStore } from '#src/shared/storage/token-store.ts';

export interface SessionPorts {
  tokens: TokenStore;
  /** Sends nothing by itself: for the calls that make and renew sessions. */
  plainApi: Api;
  /** With bearers of one's own: sign-out tells the server after the tokens are gone. */
  apiWithBearer(source: BearerSource): Api;
  /** Taken by one tab at a time while it refreshes; browsers keep it from pages without https. */
  locks: Pick<LockManager, 'request'> | undefined;
}

/** How long a change of local storage may take to reach every tab (Chromium; seen: some 10 ms). */
const storageSettlesMs = 250;

/**
 * Trades the refresh token for a new pair, one tab at a time. A refusal clears the tokens; a
 * server that cannot answer (offline, 429, 5xx) rejects and leaves them.
 */
export function refreshSession(ports: SessionPorts): Promise<RefreshOutcome> {
  const { locks, tokens } = ports;
  const before = tokens.access();
  if (!locks) return refreshUnlessDone(ports, before);
  return new Promise((resolve, reject) => {
    const inTurn = async () => {
      const isDone = tokens.access() !== before;
      const outcome = refreshUnlessDone(ports, before);
      outcome.then(resolve, reject);
      await outcome.catch(() => undefined);
      // The lock can reach the next tab before the new tokens do, which would refresh once more.
      if (!isDone) await pause(storageSettlesMs);
    };
    locks.request('roomieradar-refresh', inTurn).catch(reject);
  });
}

async function refreshUnlessDone(
  { tokens, plainApi }: SessionPorts,
  before: string | null,
): Promise<RefreshOutcome> {
  // While this tab waited for its turn, another one may have brought a new pair, or signed out.
  if (tokens.access() !== before) return outcomeElsewhere(tokens);
  const refreshToken = tokens.refresh();
  if (refreshToken === null) {
    tokens.clear();
    return 'refused';
  }
  try {
    const renewed = await plainApi('refreshSession', { body: { refresh_token: refreshToken } });
    // Signed out meanwhile, or signed in anew: a late answer must not undo that.
    if (tokens.refresh() !== refreshToken) return outcomeElsewhere(tokens);
    tokens.save(renewed);
    return 'renewed';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (tokens.refresh() !== refreshToken) return outcomeElsewhere(tokens);
    // The specification fixes this text, which developers read.
    console.warn('Token refresh failed');
    tokens.clear();
    return 'refused';
  }
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}

function outcomeElsewhere(tokens: TokenStore): RefreshOutcome {
  if (tokens.access() === null) return 'refused';
  tokens.compareClocks();
  return 'renewed';
}

/** Tells the server to end the session whose tokens were just removed. */
export async function endSession(
  { apiWithBearer, plainApi }: SessionPorts,
  { access, refresh }: RemovedTokens,
): Promise<void> {
  if (access === null) return;
  const api = apiWithBearer({
    bearer: async () => access,
    // An expired token ends nothing: the session would stay open on the server for days.
    async renewed() {
      if (refresh === null) return null;
      return (await plainApi('refreshSession', { body: { refresh_token: refresh } })).access_token;
    },
    refused: () => undefined,
  });
  await api('signOut', {});
}

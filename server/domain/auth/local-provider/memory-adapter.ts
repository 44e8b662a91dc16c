import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/** Anyone can begin a sign-in, so beyond this number the oldest entries are deleted. */
const maxEntries = 5000;
const consumedNow = () => Math.floor(Date.now() / 1000);

/**
 * Stores pending sign-ins of the local provider in memory, for minutes; they end with the process.
 */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();

  function find(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (entry && entry.expiresAt > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  }

  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresInSeconds = 600) {
        entries.delete(keyOf(id));
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + expiresInSeconds * 1000 });
        const oldest = entries.keys().next();
        if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value);
      },
      find: async (id) => find(keyOf(id)),
      async findByUid(uid) {
        for (const [key, { payload }] of entries) {
          if (key.startsWith(keyOf('')) && payload.uid === uid) return find(key);
        }
        return undefined;
      },
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = find(keyOf(id));
        if (payload) payload.consumed = consumedNow();
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}

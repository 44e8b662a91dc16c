import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/** Anyone may begin a sign-in; the oldest give way. */
const maxEntries = 5000;
const consumedNow = () => Math.floor(Date.now() / 1000);

/** What the local provider remembers: minutes of sign-ins under way, gone with the process. */
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

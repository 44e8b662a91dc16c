/** Longer than queries usually take. After it, a read no longer waits for a slow query. */
const longestWaitMs = 100;

/**
 * Combines reads by key into one query. The reads of one tick share a query; while `atOnce` queries
 * are running, later reads wait for a moment and share the next one. A read only joins a query that
 * was not sent yet, so its answer is never stale, unlike that of a cache. The cost: under load a
 * read waits for an earlier query. Returns undefined for missing keys.
 */
export function batchReads<Key, Value>(
  readAll: (keys: Key[]) => Promise<Map<Key, Value>>,
  atOnce = 4,
): (key: Key) => Promise<Value | undefined> {
  let waiting: Batch<Key, Value> | undefined;
  let underWay = 0;
  let overdue: NodeJS.Timeout | undefined;

  function sendWaiting(): void {
    if (!waiting) return;
    if (underWay < atOnce) return send(waiting);
    overdue ??= setTimeout(() => waiting && send(waiting), longestWaitMs);
  }

  function send(batch: Batch<Key, Value>): void {
    clearTimeout(overdue);
    waiting = overdue = undefined;
    underWay += 1;
    batch.answers.then(sendNext, sendNext);
    batch.send();
  }

  function sendNext(): void {
    underWay -= 1;
    sendWaiting();
  }

  return async (key) => {
    if (!waiting) {
      waiting = newBatch(readAll);
      setImmediate(sendWaiting);
    }
    waiting.keys.add(key);
    const { answers } = waiting;
    return (await answers).get(key);
  };
}

interface Batch<Key, Value> {
  keys: Set<Key>;
  answers: Promise<Map<Key, Value>>;
  send(): void;
}

function newBatch<Key, Value>(
  readAll: (keys: Key[]) => Promise<Map<Key, Value>>,
): Batch<Key, Value> {
  const keys = new Set<Key>();
  let send = ignore;
  const answers = new Promise<Map<Key, Value>>((resolve) => {
    send = () => resolve(readAll([...keys]));
  });
  return { keys, answers, send };
}

function ignore(): void {}

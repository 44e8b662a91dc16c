/**
 * Gathers reads by key into one query: those of one tick together, and while `atOnce` queries are
 * under way all that come meanwhile. A read joins only a query not yet sent, so an answer is never
 * older than its question, whoever wrote in between: what a cache could not promise. The price is
 * that under load a read waits for the query before it. Missing keys answer undefined.
 */
export function batchReads<Key, Value>(
  readAll: (keys: Key[]) => Promise<Map<Key, Value>>,
  atOnce = 4,
): (key: Key) => Promise<Value | undefined> {
  let waiting: Batch<Key, Value> | null = null;
  let underWay = 0;

  function sendWaiting(): void {
    if (!waiting || underWay >= atOnce) return;
    const { answers, send } = waiting;
    waiting = null;
    underWay += 1;
    answers.then(sendNext, sendNext);
    send();
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

import { newIdempotencyKey, type Api } from '#src/api/client.ts';
import { isUnreachable } from '#src/api/errors.ts';
import type { VisitorMarksStore } from '#src/shared/storage/visitor-marks.ts';

interface Dependencies {
  api: Api;
  store: VisitorMarksStore;
  locks: Pick<LockManager, 'request'>;
}

/**
 * Adds what was marked in this browser to the account that has signed in; returns whether anything
 * was added. One tab does it at a time. A batch leaves the browser once the server has answered, and
 * is repeated with its key until then, so nothing is lost and nothing is added twice.
 */
export async function mergeMarks(
  { api, store, locks }: Dependencies,
  userId: number,
): Promise<boolean> {
  return locks.request('visitor_marks', async () => {
    const batches = store.takeBatches(userId, newIdempotencyKey);
    for (const { key, favorite, hidden } of batches) {
      try {
        await api('mergeMarks', { body: { favorite, hidden }, idempotencyKey: key });
      } catch (error) {
        // The next visit tries again.
        if (!isUnreachable(error)) console.warn('What was marked here could not be added', error);
        return false;
      }
      store.dropBatch(key);
    }
    return batches.length > 0;
  });
}

/**
 * Does work in batches until one is not full, or until it is aborted between two. `work` returns how
 * many it found of `batchSize`.
 */
export async function repeatBatches(
  batchSize: number,
  work: () => Promise<number>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    const count = await work();
    if (count < batchSize || signal?.aborted) return;
  }
}

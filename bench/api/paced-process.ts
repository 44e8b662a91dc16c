import { latenciesAtRate, type LoadApart } from './paced-load.ts';

// Sends requests at a steady rate. paced-load.ts starts it as a separate process, so that the bench's
// own work does not count as server latency.

const { paths, ...load } = JSON.parse(process.argv[2] ?? '') as LoadApart;
const over = new AbortController();
process.once('message', () => over.abort());
let asked = 0;
const latencies = await latenciesAtRate({
  ...load,
  nextPath: () => paths[asked++ % paths.length] ?? '/',
  signal: over.signal,
});
process.send?.(latencies, () => process.disconnect());

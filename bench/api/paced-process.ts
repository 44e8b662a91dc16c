import { latenciesAtRate, type LoadApart } from './paced-load.ts';

// A process of its own that asks at a steady rate (paced-load.ts starts it): what else the bench
// does must not count as waiting for the server.

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

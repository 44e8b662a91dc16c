import { readGeoNames } from './geonames.ts';

// Runs in a process of its own for a few seconds of the first start: reading the packages takes
// 400 MB, which a long-lived server would never give back. Sends a batch each time it is asked.

/** Small batches leave little memory behind in the server, which passes each on to the database. */
const batchRows = 1000;
const places = readGeoNames();

async function sendBatch(batch: number): Promise<void> {
  const rows = (await places).slice(batch * batchRows, (batch + 1) * batchRows);
  // The callback ignores the error of a server that was killed meanwhile.
  process.send?.(JSON.stringify(rows), undefined, undefined, () => undefined);
}

process.on('message', (batch) => void sendBatch(Number(batch)));
process.on('disconnect', () => process.exit());

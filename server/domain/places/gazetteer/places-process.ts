import { readGeoNames } from './geonames.ts';

// Runs as a separate process for a few seconds of the first start: reading the packages takes 400
// MB, which the server would never return to the system. Sends a batch at each request.

/** Small, because the server holds one batch at a time in memory. */
const batchRows = 1000;
const places = readGeoNames();

async function sendBatch(batch: number): Promise<void> {
  const rows = (await places).slice(batch * batchRows, (batch + 1) * batchRows);
  // The callback ignores the error when the server was killed meanwhile.
  process.send?.(JSON.stringify(rows), undefined, undefined, () => undefined);
}

process.on('message', (batch) => void sendBatch(Number(batch)));
process.on('disconnect', () => process.exit());

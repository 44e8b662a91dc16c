import { readGeoNames } from './geonames.ts';

// A process of its own, for a few seconds of the first start: reading the packages takes 400 MB,
// which a long-lived server would never give back. Sends a batch each time it is asked.

// The server passes each on as it is: small ones leave little behind there.
const batchRows = 1000;
const places = readGeoNames();
let sent = 0;

async function sendNext(): Promise<void> {
  const batch = (await places).slice(sent, sent + batchRows);
  sent += batchRows;
  // Nobody hears it when the server was killed.
  process.send?.(JSON.stringify(batch), undefined, undefined, () => undefined);
}

process.on('message', () => void sendNext());
process.on('disconnect', () => process.exit());

import { readGeoNames } from './geonames.ts';

// A process of its own, for a few seconds of the first start: reading the packages takes 400 MB,
// which a long-lived server would never give back. Sends a batch each time it is asked.

const batchRows = 5000;
const places = readGeoNames();
let sent = 0;

async function sendNext(): Promise<void> {
  process.send?.((await places).slice(sent, sent + batchRows));
  sent += batchRows;
}

process.on('message', () => void sendNext());

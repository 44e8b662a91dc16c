import { readGeoNames } from './geonames.ts';

// A process of its own, for a few seconds of the first start: reading the packages takes 400 MB,
// which a long-lived server would never give back. Sends a batch each time it is asked.

const batchRows = 5000;
const places = readGeoNames();
let sent = 0;

process.on('message', () => {
  void places.then((all) => {
    process.send?.(all.slice(sent, sent + batchRows));
    sent += batchRows;
  });
});

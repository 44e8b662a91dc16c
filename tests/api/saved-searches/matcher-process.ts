import { createAlertMatcher } from '#domain/alerts/alert-matcher.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { rates } from '#bench/matching/random-searches.ts';
import { pricingWith } from '#tests/support/pricing-with.ts';

// A process that matches until it is killed; run by alert-matching.test.ts.
const database = openDatabase(JSON.parse(process.env['TARGET'] ?? '""') as string);
const { sql } = database;
const matcher = createAlertMatcher({
  sql,
  log: createLog('silent'),
  pricing: pricingWith(rates),
});
await matcher.start();
process.stdout.write('started\n');

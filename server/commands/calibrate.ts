import { parseArgs } from 'node:util';
import { estimateMultipliers } from '#domain/outcomes/calibration/estimate-multipliers.ts';
import { readAnsweredPairs } from '#domain/outcomes/calibration/read-pairs.ts';
import { writeReport } from '#domain/outcomes/calibration/write-report.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { createLog } from '#platform/log.ts';
import { readSettings } from '#platform/settings.ts';
import { runCommand, WrongUsage } from './command.ts';

const help = `Estimates for each question of the score by how much its points would have to be multiplied to
explain best how living together turned out, with intervals of 95 %. It changes nothing.

  npm run calibrate

It works while RoomieRadar runs, and reads only what people told who agreed to it (docs/fit.md).
`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  if (positionals.length > 0) throw new WrongUsage('It takes no arguments; see --help.');
  const server = await connectDatabase(readSettings(process.env), createLog('warn'));
  try {
    const sql = openPool(server.target);
    try {
      const pairs = await sql.begin(async (reading) => {
        await reading`set transaction read only`;
        return readAnsweredPairs(reading);
      });
      process.stdout.write(writeReport(pairs, estimateMultipliers(pairs)));
    } finally {
      await sql.end();
    }
  } finally {
    await server.stop();
  }
});

import { parseArgs } from 'node:util';
import { startPartnerSites } from './partner-sites.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const usage = `npm run partner-demo -- [--roomieradar http://localhost:3000] [--port 4101]`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      roomieradar: { type: 'string', default: 'http://localhost:3000' },
      port: { type: 'string', default: '4101' },
    },
  });
  const port = Number(values.port);
  if (!URL.canParse(values.roomieradar) || !Number.isInteger(port)) throw new Error(usage);
  const roomieRadar = new URL(values.roomieradar).origin;
  const answer = await fetch(`${roomieRadar}/embed/v1/mf-manifest.json`).catch(() => null);
  if (!answer?.ok) {
    throw new Error(`No RoomieRadar at ${roomieRadar}. Start one with npm start, or:\n${usage}`);
  }

  const sites = await startPartnerSites({ roomieRadar, port });
  say(`Rooms from ${roomieRadar} on three other sites:`);
  say(`  ${sites.plain}   plain HTML, the element`);
  say(`  ${sites.react}   React 19, module federation by the Vite plugin`);
  say(`  ${sites.react18}   React 18, mount() by the federation runtime`);
  const stop = () => void sites.stop().then(() => process.exit(0));
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { it } from './embedded-helpers.ts';

const client = path.join(import.meta.dirname, 'lost-connections-client.ts');
const rounds = 120;

it('survives lost connections at any moment and runs nothing outside its transaction', async ({
  world,
}) => {
  const { database } = await world.start(await world.makeFolder());
  const child = spawn(
    process.execPath,
    ['scripts/node.mjs', client, JSON.stringify(database.adminConnection), String(rounds)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  world.afterwards(async () => child.kill('SIGKILL'));
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const seen = JSON.parse(output) as { lost: number };
  expect(seen).toMatchObject({ rounds, surprises: [], halves: [] });
  expect(seen.lost).toBeGreaterThan(rounds);
}, 60_000);

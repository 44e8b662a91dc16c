import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import type { DatabaseServer } from '#platform/database/connect.ts';
import type { ImportRequest } from '#domain/imports/command/command-line.ts';
import { runImportCommand } from '#domain/imports/command/run-command.ts';
import { openCurrencies } from '#domain/places/public.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
export const excerpt = path.join(import.meta.dirname, 'fixtures/nyc-rooms-excerpt.csv');
/** The file the excerpt is from; it is not part of the project. */
export const wholeFile = process.env['NYC_ROOMS_CSV'] ?? '';
/** The real file, mapped as its README suggests: a night's price x 30 is the rent. */
export const nyc: ImportRequest = {
  file: excerpt,
  source: 'nyc',
  mapping: {
    source_id: 'id',
    title: 'name',
    address: '{neighbourhood}, {neighbourhood_group}, New York',
    latitude: 'latitude',
    longitude: 'longitude',
    monthly_rent: 'price*30',
  },
  status: 'active',
  isDryRun: false,
  reading: {},
};
const shiftedIds = [
  125053, 163814, 219793, 219818, 568743, 880424, 1005763, 1175400, 1399448, 1828063,
];
const tooHighIds = [826690, 1448703, 2110145];
const untitledIds = [1615764];

/** Runs an import and reads its report back. */
export async function importFile(
  target: DatabaseServer['target'],
  request: Partial<ImportRequest>,
) {
  let text = '';
  const out = { write: (part: string) => void (text += part) };
  const result = await runImportCommand(
    { ...nyc, ...request },
    {
      connect: async () => ({ target, owner: target, stop: async () => undefined }),
      openCurrencies,
      signal: new AbortController().signal,
      defaultCurrency: 'USD',
      out,
      progress: { write: () => undefined },
    },
  );
  const counted = (word: string) => new RegExp(`([\\d,]+) ${word}$`, 'm').exec(text)?.[1];
  const setAside = [...text.matchAll(/^ {2}line (\d+), id (\d+): (.*)$/gm)].map(
    ([, line, id, reason]) => ({ line: Number(line), id: Number(id), reason: reason ?? '' }),
  );
  return { result, text, counted, setAside };
}

export function expectTheFourteen(setAside: Awaited<ReturnType<typeof importFile>>['setAside']) {
  const findIds = (reason: RegExp) =>
    setAside.filter((row) => reason.test(row.reason)).map(({ id }) => id);
  expect(setAside).toHaveLength(14);
  expect(findIds(/^The cells are misaligned: neighbourhood holds "\d/)).toEqual(shiftedIds);
  expect(findIds(/^Monthly rent too high$/)).toEqual(tooHighIds);
  expect(findIds(/^Title is required$/)).toEqual(untitledIds);
}

/** The command itself, as `npm run import` starts it. */
export async function command(args: string[], env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['scripts/node.mjs', 'server/commands/import.ts', ...args],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => (output.out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output.err += part.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, ...output };
}

/** The command with its output piped to `head -n 2`: its own exit code, and what both printed. */
export async function pipedToHead(args: string[]) {
  const script = `"$@" | head -n 2; printf 'code %s' "\${PIPESTATUS[0]}"`;
  const started = [process.execPath, 'scripts/node.mjs', 'server/commands/import.ts', ...args];
  const child = spawn('bash', ['-c', script, 'bash', ...started], { cwd: root });
  const output = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => (output.out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output.err += part.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  const lines = output.out.split('\n');
  return { code: Number(lines.at(-1)?.slice(5)), lines: lines.length - 1, err: output.err };
}

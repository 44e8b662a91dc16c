import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const version = '13.5.0';
const folder = path.resolve(import.meta.dirname, '../../.tmp/lighthouse');
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Lighthouse saw of one visit; times in milliseconds, sizes as transferred. */
export interface Visit {
  lcp: number;
  tbt: number;
  cls: number;
  scriptBytes: number;
  /** Beside pictures; an icon counts as one. */
  requests: number;
}

interface LighthouseReport {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; details?: { items?: RequestItem[] } }>;
}

interface RequestItem {
  url: string;
  resourceType?: string;
  transferSize: number;
}

/** Installs Lighthouse beside the project: a hundred packages that only this benchmark needs. */
export async function ensureLighthouse(say: (line: string) => void): Promise<void> {
  if (existsSync(program)) return;
  say(`Installing lighthouse ${version} into .tmp`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${version}`], {
    cwd: folder,
  });
}

/** One visit with Lighthouse's mobile settings: a mid-range phone on slow 4G, simulated. */
export async function visit(url: string, chromium: string): Promise<Visit> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=${chromeFlags.join(' ')}`,
    ],
    { maxBuffer: 64_000_000, env: { ...process.env, CHROME_PATH: chromium } },
  );
  const { runtimeError, audits } = JSON.parse(stdout) as LighthouseReport;
  if (runtimeError) throw new Error(`Lighthouse could not visit ${url}: ${runtimeError.message}`);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const isIcon = ({ url: address }: RequestItem) => address.endsWith('/icon.svg');
  return {
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    scriptBytes: ofType('Script').reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.filter((item) => item.resourceType !== 'Image' && !isIcon(item)).length,
  };
}

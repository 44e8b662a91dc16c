import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { packages } from '../packages.ts';

const run = promisify(execFile);
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

/** Lighthouse's results of one visit; times in milliseconds, sizes as transferred. */
export interface Visit {
  lcp: number;
  tbt: number;
  cls: number;
  scriptBytes: number;
  /** Requests other than images; an icon counts as one. */
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

/** One visit with Lighthouse's mobile settings: a mid-range phone on slow 4G, simulated. */
export async function visit(url: string, chromium: string, tries = 3): Promise<Visit> {
  try {
    return await visitOnce(url, chromium);
  } catch (error) {
    // Now and then Chromium records no start of the navigation, and there is nothing to measure.
    if (tries > 1 && String(error).includes('NO_NAVSTART')) return visit(url, chromium, tries - 1);
    throw error;
  }
}

async function visitOnce(url: string, chromium: string): Promise<Visit> {
  const { stdout } = await run(
    process.execPath,
    [
      packages.require.resolve('lighthouse/cli/index.js'),
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
  const numericValue = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const isIcon = ({ url: address }: RequestItem) => address.endsWith('/icon.svg');
  return {
    lcp: numericValue('largest-contentful-paint'),
    tbt: numericValue('total-blocking-time'),
    cls: numericValue('cumulative-layout-shift'),
    scriptBytes: ofType('Script').reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.filter((item) => item.resourceType !== 'Image' && !isIcon(item)).length,
  };
}

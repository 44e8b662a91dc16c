import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';
import { startDemoApp } from '../demo-app.ts';
import { median, type Figure, type Part } from '../part.ts';
import { serveFloor } from './serve-floor.ts';

/** An address of each page that visitors and users open. */
const addresses: Record<string, string> = {
  '/': '/',
  '/listings/$id': '/listings/3',
  '/about': '/about',
  '/safety': '/safety',
  '/privacy': '/privacy',
  '/terms': '/terms',
  '/partners': '/partners',
  '/login': '/login?redirect=/roomies',
  '/auth/callback': '/auth/callback?error=access_denied',
  '/favorites': '/favorites',
  '/favorites/compare': '/favorites/compare',
  '/roomies': '/roomies',
  '/roomies/$id': '/roomies/1',
  '/saved-searches': '/saved-searches',
  '/inquiries': '/inquiries',
  '/inquiries/$id': '/inquiries/1',
  '/listings': '/listings',
  '/listings/create': '/listings/create',
  '/listings/$id/edit': '/listings/1/edit',
  '/profile': '/profile',
  '/profile/$section': '/profile/habits',
  '/groups': '/groups',
  '/groups/$id': '/groups/1',
  '/groups/join': '/groups/join?code=none',
  '/household': '/household?token=none',
  '/onboarding': '/onboarding',
  '/onboarding/$step': '/onboarding/habits',
  '/admin': '/admin',
  '/admin/reports': '/admin/reports',
  '/admin/reports/$id': '/admin/reports/1',
  '/admin/appeals': '/admin/appeals',
  '/admin/audit': '/admin/audit',
  '/admin/search': '/admin/search',
  '/admin/external-listings': '/admin/external-listings',
  '/admin/manage-external': '/admin/manage-external',
};

/** The first paint of every page, compared with a static page of the same markup. */
export const shellsPart: Part = {
  title: 'First paint of every page',
  tools: [],
  async measure({ rounds, say }) {
    const app = await startDemoApp(say);
    const floor = await startFloor(app.url);
    const browser = await chromium.launch({
      executablePath: findChromium(say),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const paints = new Map<string, { page: number[]; floor: number[] }>();
      for (let round = 1; round <= rounds; round += 1) {
        say(`  round ${round} of ${rounds}`);
        for (const [route, address] of Object.entries(addresses)) {
          const times = paints.get(route) ?? { page: [], floor: [] };
          paints.set(route, times);
          times.page.push(await measureFirstPaint(browser, app.url + address));
          times.floor.push(await measureFirstPaint(browser, floor.url + address));
        }
      }
      const figures = Array.from(paints, ([route, times]): Figure => ({
        name: `${route}: first paint`,
        unit: 'ms',
        value: median(times.page),
        against: { name: 'its markup without scripts', value: median(times.floor) },
        goal: { atMost: 1.15 },
      }));
      return { method, figures, notes: [] };
    } finally {
      await browser.close();
      floor.server.close();
      await app.stop();
    }
  },
};

const method = [
  'Chromium opens each page of the built app signed out, with an empty cache, 150 ms of delay, 1.6 Mbit/s and a processor slowed down fourfold, until something of it is painted.',
  'The reference is the HTML of the same page without its scripts, from a plain Node server with brotli and the same security headers. Both are visited in turn; figures are medians.',
  'It leaves out how long the server takes for a page that is not in memory, and members, whose shell is in the same HTML.',
];

async function measureFirstPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 94_000,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'commit' });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return Number(await paint.jsonValue());
  } finally {
    await context.close();
  }
}

/** Any site that is as safe has them; for the first of them, Chromium starts another process. */
const securityHeaders = [
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
];

/** Serves the HTML of each page without its scripts. */
async function startFloor(appUrl: string) {
  const pages = new Map<string, string>();
  let headers: Record<string, string> = {};
  for (const address of Object.values(addresses)) {
    const answer = await fetch(appUrl + address);
    headers = Object.fromEntries(
      securityHeaders.map((name) => [name, answer.headers.get(name) ?? '']),
    );
    const html = await answer.text();
    const still = html.replaceAll(
      /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
      '',
    );
    pages.set(address, still);
  }
  return serveFloor(pages, headers);
}

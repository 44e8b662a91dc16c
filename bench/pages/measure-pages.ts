import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '#scripts/find-chromium.ts';
import { startDemoApp } from '../demo-app.ts';
import { median, type Figure, type Part } from '../part.ts';
import { visit, type Visit } from './lighthouse.ts';

const firstLoadBytes = 107_520;

/** The public pages, compared with the same pages without scripts, with Lighthouse's mobile settings. */
export const pagesPart: Part = {
  title: 'Pages',
  tools: [],
  async measure({ rounds, say }) {
    const chromium = findChromium(say);
    const app = await startDemoApp(say);
    const pages = {
      home: `${app.url}/`,
      listing: `${app.url}/listings/3`,
      roomies: `${app.url}/roomies`,
    };
    const floors = await startFloors(pages.home, pages.listing);
    try {
      const addresses = { ...pages, ...floors.addresses };
      const visits = await interleave(addresses, rounds, chromium, say);
      return { method, figures: figuresOf(visits), notes: [] };
    } finally {
      floors.server.close();
      await app.stop();
    }
  },
};

const method = [
  'Lighthouse visits the built app with its demo data, signed out, with an empty cache and with its mobile settings (simulated slow 4G and a processor slowed down fourfold).',
  'The reference is the same page with its images and styles but without scripts, from a plain Node server with brotli.',
  'Each round visits every page in turn. Figures are medians. /roomies is for signed-in users: visitors go to /login, which the browser renders.',
];

type Visits = Record<string, Visit[]>;

async function interleave(
  addresses: Record<string, string>,
  rounds: number,
  chromium: string,
  say: (line: string) => void,
): Promise<Visits> {
  const visits: Visits = {};
  for (let round = 1; round <= rounds; round++) {
    for (const [name, address] of Object.entries(addresses)) {
      const seen = await visit(address, chromium);
      (visits[name] ??= []).push(seen);
      say(
        `  round ${round}, ${name}: LCP ${Math.round(seen.lcp)} ms, TBT ${Math.round(seen.tbt)} ms`,
      );
    }
  }
  return visits;
}

function figuresOf(visits: Visits): Figure[] {
  const of = (name: string, what: keyof Visit) =>
    median((visits[name] ?? []).map((seen) => seen[what]));
  const alone = { against: null };
  const pages: [string, string, string | null][] = [
    ['/', 'home', 'home floor'],
    ['/listings/{id}', 'listing', 'listing floor'],
    ['/roomies', 'roomies', null],
  ];
  return pages.flatMap(([page, name, floor]): Figure[] => {
    const goal = (atMost: number) => (floor ? { atMost } : null);
    return [
      {
        name: `${page}: largest paint`,
        unit: 'ms',
        value: of(name, 'lcp'),
        against: floor ? { name: 'the page without scripts', value: of(floor, 'lcp') } : null,
        goal: goal(1.1),
      },
      { name: `${page}: blocking`, unit: 'ms', value: of(name, 'tbt'), ...alone, goal: goal(100) },
      {
        name: `${page}: layout shift`,
        unit: '',
        value: of(name, 'cls'),
        ...alone,
        goal: goal(0.01),
      },
      {
        name: `${page}: JavaScript`,
        unit: 'bytes',
        value: of(name, 'scriptBytes'),
        ...alone,
        // Transferred bytes include headers; the build limits the files to 105 KiB.
        goal: goal(firstLoadBytes + 2000),
      },
      {
        name: `${page}: requests without images`,
        unit: '',
        value: of(name, 'requests'),
        ...alone,
        goal: goal(4),
      },
    ];
  });
}

/** The two public pages as files without scripts; the app still serves their images. */
async function startFloors(home: string, listing: string) {
  const pages = new Map<string, Buffer>();
  for (const [name, address] of Object.entries({ '/home': home, '/listing': listing })) {
    const html = await (await fetch(address)).text();
    const origin = new URL(address).origin;
    const bare = html
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
      .replaceAll('"/media/', `"${origin}/media/`)
      .replaceAll(', /media/', `, ${origin}/media/`);
    pages.set(name, brotliCompressSync(bare));
  }
  const server: Server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    response.writeHead(page ? 200 : 404, {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Encoding': 'br',
    });
    response.end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const addresses = { 'home floor': `${origin}/home`, 'listing floor': `${origin}/listing` };
  return { server, addresses };
}

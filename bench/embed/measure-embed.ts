import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium as chromiumType, type Browser } from '@playwright/test';
import { startPartnerSites } from '#remotes/partner-demo/partner-sites.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { startDemoApp } from '../demo-app.ts';
import { median, type Figure, type Part } from '../part.ts';
import { peerFiles, peers, type Peer } from './peers.ts';
import { visit, type Visit } from './visit.ts';

const elementBytes = 9216;
const federatedBytes = 71_680;
const ours = 'RoomieRadar element';
const floor = 'static markup';
const calcom = '@calcom/embed-core, loader only';
const federated = 'federated card';

/** One card on a partner's page, compared with the embeds of others. */
export const embedPart: Part = {
  title: 'The card on a partner page',
  tools: [],
  async measure({ rounds, say }) {
    const executablePath = findChromium(say);
    const app = await startDemoApp(say);
    const pages = await peers(app.url);
    const site = await servePages(pages);
    const partners = await startPartnerSites({ roomieRadar: app.url, port: 0 });
    const browser = await chromiumType.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const visits: Record<string, Visit[]> = {};
    const keep = (name: string, seen: Visit) => {
      (visits[name] ??= []).push(seen);
      say(`  ${name}: ${Math.round(seen.msToCard)} ms, ${seen.requests} requests`);
    };
    try {
      for (let round = 0; round < rounds; round++) {
        for (const [index, page] of pages.entries()) {
          keep(page.name, await visit(browser, `${site.url}/${index}`, page.isThere));
        }
        keep(federated, await visitFederated(browser, partners.react, app.url));
      }
      return { method, figures: figuresOf(visits), notes: [] };
    } finally {
      await browser.close();
      await partners.stop();
      site.close();
      await app.stop();
    }
  },
};

const method = [
  'Pages with one card each in Chromium, its processor slowed down fourfold, nothing cached, no delay on the network; medians. What others write is sent as published, compressed with brotli.',
  'Images are left out of requests and bytes. "To the card" is from the start of navigation to the first frame with the words of the card; for lite-youtube-embed with its play button, for Cal.com once its loader has run: the calendar itself is not counted.',
  'The federated card stands, twice, in a React page built with the Vite plugin; counted is what comes from RoomieRadar, and two small files of the host that only a card needs.',
];

/** A host asks for two files of its own once a card is wanted: its stub of the remote, its share of react-dom. */
const hostFilesForCard = 2;

async function visitFederated(browser: Browser, host: string, app: string): Promise<Visit> {
  const isThere = `[...document.querySelectorAll('.rooms *')].some((each) => each.shadowRoot?.querySelector('article'))`;
  const seen = await visit(browser, host, isThere, (url) => url.startsWith(app));
  return { ...seen, requests: seen.requests + hostFilesForCard };
}

function figuresOf(visits: Record<string, Visit[]>): Figure[] {
  const of = (name: string, what: keyof Visit) =>
    median((visits[name] ?? []).map((seen) => seen[what]));
  const alone = { against: null, goal: null };
  const beside = (name: string, what: keyof Visit) => ({ name, value: of(name, what) });
  const cards: Figure[] = [
    {
      name: 'Element: JavaScript, beside the loader of Cal.com',
      unit: 'bytes',
      value: of(ours, 'scriptBytes'),
      against: beside(calcom, 'scriptBytes'),
      goal: { atMost: 0.5 },
    },
    {
      name: 'Element: JavaScript',
      unit: 'bytes',
      value: of(ours, 'scriptBytes'),
      against: null,
      goal: { atMost: elementBytes },
    },
    {
      name: 'Element: requests',
      unit: '',
      value: of(ours, 'requests'),
      against: null,
      goal: { atMost: 3 },
    },
    {
      name: 'Element: layout shift',
      unit: '',
      value: of(ours, 'layoutShift'),
      against: null,
      goal: { atMost: 0 },
    },
    {
      name: 'Federated: requests beyond the host',
      unit: '',
      value: of(federated, 'requests'),
      against: null,
      goal: { atMost: 12 },
    },
    {
      name: 'Federated: bytes beyond the host',
      unit: 'bytes',
      value: of(federated, 'bytes'),
      against: null,
      goal: { atMost: federatedBytes },
    },
  ];
  const all = Object.keys(visits).flatMap((name): Figure[] => [
    {
      name: `${name}: to the card, beside ${floor}`,
      unit: 'ms',
      value: of(name, 'msToCard'),
      against: beside(floor, 'msToCard'),
      goal: null,
    },
    { name: `${name}: requests`, unit: '', value: of(name, 'requests'), ...alone },
    { name: `${name}: JavaScript`, unit: 'bytes', value: of(name, 'scriptBytes'), ...alone },
    { name: `${name}: all bytes`, unit: 'bytes', value: of(name, 'bytes'), ...alone },
  ]);
  return [...cards, ...all];
}

async function servePages(pages: Peer[]) {
  const files = await peerFiles();
  for (const [index, page] of pages.entries()) {
    files[`/${index}`] = { type: 'text/html; charset=UTF-8', content: document(page) };
  }
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    if (!file) return response.writeHead(404).end();
    const body = brotliCompressSync(file.content);
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Encoding': 'br' });
    return response.end(body);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

const document = ({ head = '', body }: Peer) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partner</title>${head}</head><body>${body}</body></html>`;

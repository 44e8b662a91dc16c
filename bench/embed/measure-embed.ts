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
const federatedBytes = 12_288;
const ours = 'RoomieRadar element';
const preloaded = 'RoomieRadar element, preloaded';
const earlier = 'RoomieRadar element, earlier';
const floor = 'static markup';
const staticCard = 'the same card in static markup';
const handWritten = 'hand-written element';
const calcom = '@calcom/embed-core, loader only';
const federated = 'federated card';
const firstPaint = 'RoomieRadar in the first paint';
/** A round trip between continents. */
const delayMs = 100;
const delayed = (name: string) => `${name}, ${delayMs} ms away`;

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
          const address = `${site.url}/${index}`;
          keep(page.name, await visit(browser, address, page.isThere));
          const far = await visit(browser, address, page.isThere, undefined, delayMs);
          keep(delayed(page.name), far);
        }
        keep(federated, await visitFederated(browser, partners.react, app.url));
      }
      return { method, figures: makeFigures(visits), notes: [] };
    } finally {
      await browser.close();
      await partners.stop();
      site.close();
      await app.stop();
    }
  },
};

const method = [
  'Chromium visits pages with one card each, with a processor slowed down fourfold, an empty cache, and without a network delay unless the name says otherwise. Figures are medians. The embeds of others are sent as published, compressed with brotli.',
  'Requests and bytes do not include images. "To the card" is the time from the start of navigation to the first frame with the text of the card. For lite-youtube-embed it ends with the play button, and for Cal.com when its loader has run, before the calendar appears.',
  'Without a preload, an element needs three round trips, one after another: the page, its script and its data. The hand-written element does nothing but these, which is the least that any element can take. With the preload that we recommend, a card needs two.',
  'Static markup is a heading and a line of text without styles. The same card in static markup has the words, the photo and the styles of the card in the first paint, but no element and no script.',
  'The earlier element is that of commit b61ff3e, before it lost its framework and its formats. It asks for the same data.',
  'The federated card appears twice in a React page built with the Vite plugin. Its figures include everything that RoomieRadar sends, and two small files of the host that only a card needs.',
];

/** For a card, a host loads two files of its own: its stub of the remote and its share of react-dom. */
const hostFilesForCard = 2;

async function visitFederated(browser: Browser, host: string, app: string): Promise<Visit> {
  const isThere = `[...document.querySelectorAll('.rooms *')].some((each) => each.shadowRoot?.querySelector('article'))`;
  const seen = await visit(browser, host, isThere, (url) => url.startsWith(app));
  return { ...seen, requests: seen.requests + hostFilesForCard };
}

function makeFigures(visits: Record<string, Visit[]>): Figure[] {
  const of = (name: string, what: keyof Visit) =>
    median((visits[name] ?? []).map((seen) => seen[what]));
  const alone = { against: null, goal: null };
  const beside = (name: string, what: keyof Visit) => ({ name, value: of(name, what) });
  const cards: Figure[] = [
    {
      name: 'Element: JavaScript, compared with the loader of Cal.com',
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
      name: 'Element: to the card, 100 ms away, compared with the earlier one',
      unit: 'ms',
      value: of(delayed(ours), 'msToCard'),
      against: beside(delayed(earlier), 'msToCard'),
      goal: { atMost: 0.75 },
    },
    {
      name: 'Element: to the card, 100 ms away, preloaded, compared with the earlier one',
      unit: 'ms',
      value: of(delayed(preloaded), 'msToCard'),
      against: beside(delayed(earlier), 'msToCard'),
      goal: { atMost: 0.75 },
    },
    {
      name: 'Element: to the card, 100 ms away, compared with a hand-written one',
      unit: 'ms',
      value: of(delayed(ours), 'msToCard'),
      against: beside(delayed(handWritten), 'msToCard'),
      goal: { atMost: 1 },
    },
    {
      name: 'In the first paint: to the card, 100 ms away',
      unit: 'ms',
      value: of(delayed(firstPaint), 'msToCard'),
      against: beside(delayed(staticCard), 'msToCard'),
      goal: { atMost: 1.15 },
    },
    {
      name: 'Federated: requests that the card adds',
      unit: '',
      value: of(federated, 'requests'),
      against: null,
      goal: { atMost: 8 },
    },
    {
      name: 'Federated: bytes that the card adds',
      unit: 'bytes',
      value: of(federated, 'bytes'),
      against: null,
      goal: { atMost: federatedBytes },
    },
  ];
  const all = Object.keys(visits).flatMap((name): Figure[] => [
    {
      name: `${name}: to the card, compared with ${floor}`,
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

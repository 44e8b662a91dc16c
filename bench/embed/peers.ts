import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { packages } from '../packages.ts';

/** A page with one embed of another site, as its documentation recommends. */
export interface Peer {
  name: string;
  head?: string;
  body: string;
  /** An expression that is true in the page as soon as the card or its placeholder is visible. */
  isThere: string;
}

export interface StaticFile {
  type: string;
  content: Buffer | string;
}

const listing = 3;
/** Where the app finds the scripts for partners. */
const served = path.join(import.meta.dirname, '../../dist/embed');

/** The element of the RoomieRadar at `app`, and the embeds to compare it with. */
export async function peers(app: string): Promise<Peer[]> {
  const { title, address } = await firstCard(app);
  const inFirstPaint = await (await fetch(`${app}/embed/listings/${listing}/element`)).text();
  return [
    {
      name: 'static markup',
      body: `<article><h3>${title}</h3><p>${address}</p></article>`,
      isThere: `document.querySelector('article h3')`,
    },
    staticCard(inFirstPaint),
    {
      name: 'hand-written element',
      head: '<script type="module" src="/hand-written-element.js"></script>',
      body: `<hand-written-card data-origin="${app}" data-id="${listing}"></hand-written-card>`,
      isThere: `document.querySelector('hand-written-card')?.shadowRoot?.querySelector('article')`,
    },
    {
      name: 'lite-youtube-embed',
      head: '<link rel="stylesheet" href="/lite-yt-embed.css"><script type="module" src="/lite-yt-embed.js"></script>',
      body: '<lite-youtube videoid="ogfYd705cRs" playlabel="Play"></lite-youtube>',
      isThere: `document.querySelector('lite-youtube .lyt-playbtn, lite-youtube .lty-playbtn')`,
    },
    {
      name: '@calcom/embed-core, loader only',
      body: `<div id="cal"></div><script src="/cal-start.js"></script>`,
      isThere: `customElements.get('cal-inline')`,
    },
    {
      name: 'RoomieRadar element',
      head: `<script type="module" async src="${app}/embed/v1/listing-card.js"></script>`,
      body: `<roomie-listing-card listing="${listing}"><a href="${app}/listings/${listing}">A room</a></roomie-listing-card>`,
      isThere: `document.querySelector('roomie-listing-card')?.shadowRoot?.querySelector('article')`,
    },
    {
      name: 'RoomieRadar element, preloaded',
      head: `<link rel="preload" as="fetch" crossorigin href="${app}/api/embed/listings?ids=${listing}"><script type="module" async src="${app}/embed/v1/listing-card.js"></script>`,
      body: `<roomie-listing-card listing="${listing}"><a href="${app}/listings/${listing}">A room</a></roomie-listing-card>`,
      isThere: `document.querySelector('roomie-listing-card')?.shadowRoot?.querySelector('article')`,
    },
    {
      name: 'RoomieRadar in the first paint',
      head: `<script type="module" async src="${app}/embed/v1/listing-card.js"></script>`,
      body: inFirstPaint,
      isThere: `document.querySelector('roomie-listing-card')?.shadowRoot?.querySelector('article')`,
    },
    await earlierElement(app),
  ];
}

/** Our card without our script and our element: its words, its photo and its styles in the page. */
function staticCard(inFirstPaint: string): Peer {
  const [, head = '', markup] =
    /(<style>.*<\/style>)(<div.*<\/div>)<script/s.exec(inFirstPaint) ?? [];
  if (!markup) throw new Error('The card in the first paint has another shape');
  return {
    name: 'the same card in static markup',
    head,
    body: markup,
    isThere: `document.querySelector('article .title')`,
  };
}

/**
 * The element as it was on Preact and with its own formats (commit b61ff3e, before docs/decisions/embeds.md), to
 * compare with in the same run. The app must serve it, because it asks its own origin for data.
 */
async function earlierElement(app: string): Promise<Peer> {
  const name = 'listing-card-earlier.js';
  const source = path.join(import.meta.dirname, 'earlier/listing-card.js');
  await copyFile(source, path.join(served, name));
  await writeFile(
    path.join(served, `${name}.br`),
    brotliCompressSync(await readFile(source), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
  );
  return {
    name: 'RoomieRadar element, earlier',
    head: `<script type="module" async src="${app}/embed/v1/${name}"></script>`,
    body: `<roomie-listing-card listing="${listing}"><a href="${app}/listings/${listing}">A room</a></roomie-listing-card>`,
    isThere: `document.querySelector('roomie-listing-card')?.shadowRoot?.querySelector('article')`,
  };
}

async function firstCard(app: string): Promise<{ title: string; address: string }> {
  const answer = await fetch(`${app}/api/embed/listings?ids=${listing}`);
  const { items } = (await answer.json()) as {
    items: { listing: { title: string; address: string } }[];
  };
  if (!items[0]) throw new Error(`The demo has no listing ${listing}`);
  return items[0].listing;
}

/** The peers' files, as published. */
export async function peerFiles(): Promise<Record<string, StaticFile>> {
  const lite = path.dirname(packages.require.resolve('lite-youtube-embed/src/lite-yt-embed.js'));
  const script = 'text/javascript; charset=UTF-8';
  return {
    '/hand-written-element.js': {
      type: script,
      content: await readFile(path.join(import.meta.dirname, 'hand-written-element.js')),
    },
    '/lite-yt-embed.js': {
      type: script,
      content: await readFile(path.join(lite, 'lite-yt-embed.js')),
    },
    '/lite-yt-embed.css': {
      type: 'text/css; charset=UTF-8',
      content: await readFile(path.join(lite, 'lite-yt-embed.css')),
    },
    '/cal.js': {
      type: script,
      content: await readFile(packages.require.resolve('@calcom/embed-core/dist/embed/embed.js')),
    },
    '/cal-start.js': { type: script, content: calStart },
  };
}

/** The snippet that Cal.com publishes, but with the loader from this server. */
const calStart = `(function (C, A, L) { let p = function (a, ar) { a.q.push(ar); }; let d = C.document; C.Cal = C.Cal || function () { let cal = C.Cal; let ar = arguments; if (!cal.loaded) { cal.ns = {}; cal.q = cal.q || []; d.head.appendChild(d.createElement("script")).src = A; cal.loaded = true; } if (ar[0] === L) { const api = function () { p(api, arguments); }; const namespace = ar[1]; api.q = api.q || []; if(typeof namespace === "string"){cal.ns[namespace] = cal.ns[namespace] || api;p(cal.ns[namespace], ar);p(cal, ["initNamespace", namespace]);} else p(cal, ar); return;} p(cal, ar); }; })(window, "/cal.js", "init");
Cal("init", { origin: location.origin });`;

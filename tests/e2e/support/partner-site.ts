import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export interface PartnerSite {
  url: string;
  /** Writes the page of the partner: this in its body, and this script tag in its head. */
  write(body: string, script?: string, more?: Partial<SitePage>): void;
  /** Writes it and shows it. */
  open(page: Page, ...written: Parameters<PartnerSite['write']>): Promise<void>;
  close(): Promise<void>;
}

interface SitePage {
  /** Added to the page's style sheet. */
  style: string;
  /** Added to the headers of the page. */
  headers: Record<string, string>;
  /** Attributes of the root element. */
  root: string;
}

export interface Visit {
  violations: string[];
  shift: number;
  /** Events of cards and messages of frames, as they came. */
  received: { type: string; [detail: string]: unknown }[];
}

/** The space that a partner reserves for a card, as in docs/partners.md. */
const styles = `
body { margin: 1rem }
roomie-listing-card { max-inline-size: 20rem }
roomie-listing-card:not(:defined) {
  display: block; box-sizing: content-box; aspect-ratio: 4 / 3;
  padding-block-end: max(134.5px, 8.375rem + 0.5px);
}
roomie-listings:not(:defined) { display: block; min-block-size: 100vb }`;

/**
 * Opens another site: a page on its own origin, whose policy allows only its styles and `appUrl`.
 */
export async function openPartnerSite(appUrl: string): Promise<PartnerSite> {
  const policy = [
    "default-src 'none'",
    `script-src ${appUrl}`,
    `connect-src ${appUrl}`,
    `img-src 'self' ${appUrl}`,
    `frame-src ${appUrl}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const latest = `<script type="module" src="${appUrl}/embed/v1/listing-card.js"></script>`;
  let document = '';
  let style = '';
  let headers: Record<string, string> = {};
  const server = createServer((request, response) => {
    const isStyle = request.url === '/style.css';
    response.writeHead(request.url === '/favicon.ico' ? 204 : 200, {
      'Content-Type': isStyle ? 'text/css' : 'text/html; charset=utf-8',
      ...(!isStyle && { 'Content-Security-Policy': policy, ...headers }),
    });
    response.end(isStyle ? styles + style : document);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const url = `http://127.0.0.1:${port}/`;
  function write(body: string, script = latest, more: Partial<SitePage> = {}): void {
    ({ style = '', headers = {} } = more);
    document = `<!doctype html><html ${more.root ?? 'lang="en"'}><head><title>Partner</title>
      <link rel="stylesheet" href="/style.css" />${script}</head>
      <body><main><h1>Rooms near the campus</h1>${body}<p id="after">After</p></main></body></html>`;
  }

  return {
    url,
    write,
    async open(page, ...written) {
      write(...written);
      await page.addInitScript(watchVisit);
      await page.goto(url);
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What happened on the partner's page so far. */
export const readVisit = (page: Page): Promise<Visit> =>
  page.evaluate(() => (window as unknown as { visit: Visit }).visit);

/** Runs in the page before its own scripts. */
function watchVisit() {
  const visit: Visit = { violations: [], shift: 0, received: [] };
  Object.assign(window, { visit });
  document.addEventListener('securitypolicyviolation', (event) => {
    visit.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) visit.shift += (entry as unknown as Shift).value;
  }).observe({ type: 'layout-shift', buffered: true });
  for (const type of ['roomie:ready', 'roomie:error', 'roomie:click']) {
    document.addEventListener(type, (event) => {
      visit.received.push({ type, ...(event as CustomEvent<object>).detail });
      if (type === 'roomie:click') event.preventDefault();
    });
  }
  addEventListener('message', ({ data }) => visit.received.push(data as Visit['received'][number]));
  interface Shift {
    value: number;
  }
}

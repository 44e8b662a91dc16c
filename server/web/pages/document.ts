import { textDirection, languageLocales, type Language } from '#contract/languages.ts';
import { previewSize } from '#contract/listings/preview.ts';
import { contractVersionMark } from '#contract/contract-version.ts';
import { streetsMark } from '#contract/streets.ts';
import { getLocales } from '#get-locales';
import { html } from '#platform/http/html.ts';
import {
  appDataId,
  machineRecorderMark,
  type PageLanguages,
  type RenderedPage,
} from '#contract/rendered-page.ts';

/** Its text, which pages carry themselves, or in development its address. */
export type BootScript = { text: string } | { src: string };

/** Styles as text, for pages that carry them, and as addresses, for pages that link them. */
export interface PageStyles {
  css: string;
  hrefs: string[];
}

/** The scripts and styles of a page. */
export interface PageAssets {
  boot: BootScript;
  app: string;
  /** Scripts that the app imports at once on these routes. */
  preloads(routeIds: string[]): string[];
  /** What a page is styled with before its script starts: the app's styles, and those of its HTML. */
  styles(page: Pick<RenderedPage, 'routeIds' | 'body'>): PageStyles;
}

/** Where a page is that does not describe itself, for previews of links to it. */
export interface PageAddress {
  publicUrl: string;
  path: string;
}

/** Describes a page that says nothing of its own. Of these, people share comparisons. */
export function describePage(language: Language, { publicUrl, path }: PageAddress): string {
  const { pages, titles } = getLocales(language);
  const title = path === '/favorites/compare' ? titles.compareRooms : 'RoomieRadar';
  const properties = {
    type: 'website',
    site_name: 'RoomieRadar',
    locale: languageLocales[language],
    title,
    description: pages.siteDescription,
    image: `${publicUrl}/preview.jpg`,
    'image:width': String(previewSize.width),
    'image:height': String(previewSize.height),
  };
  const preview = Object.entries(properties).map(
    ([name, content]) => html`<meta property="og:${name}" content="${content}" />`,
  );
  const description = html`<meta name="description" content="${pages.siteDescription}" /> ${preview}
    <meta name="twitter:card" content="summary_large_image" />`;
  return description.text;
}

/**
 * For browsers that run no scripts (src/ui/base.css shows it), or do not get them (src/boot.ts does).
 * The public pages need none.
 */
function withoutScripts(language: Language): string {
  const t = getLocales(language).pages;
  const hint = t.needsScriptHint({ link: '<a href="/">', end: '</a>' });
  return `<section id="needs-script" hidden><h1>${t.needsScript}</h1><p>${hint}</p></section>`;
}

/** Marks the template, so that pages load the recorder with their first machine. */
export const withMachineRecorder = (template: string) =>
  template.replace('<!--head-->', `<meta name="${machineRecorderMark}"/><!--head-->`);

/** Marks the template, so that calls of pages say by which contract they were made. */
export const withContractVersion = (template: string, version: string) =>
  template.replace(
    '<!--head-->',
    `<meta name="${contractVersionMark}" content="${version}"/><!--head-->`,
  );

/** Marks the template, so that maps show streets from there. */
export const withStreets = (template: string, { address, attribution }: StreetsOfPages) =>
  template.replace(
    '<!--head-->',
    () =>
      html`<meta name="${streetsMark}" content="${address}" data-attribution="${attribution}" />`
        .text + '<!--head-->',
  );

/** Where maps get streets from, and whom to thank for them. */
export interface StreetsOfPages {
  address: string;
  attribution: string;
}

/** The template in a language; the app reads there which others the site has. */
export function templateIn(template: string, { language, languages }: PageLanguages): string {
  const others = languages.length > 1 ? ` data-languages="${languages.join(' ')}"` : '';
  const direction = textDirection(language) === 'rtl' ? ' dir="rtl"' : '';
  return template.replace('<html lang="en">', `<html lang="${language}"${direction}${others}>`);
}

/**
 * Marks the page before its first paint: when this browser remembers a session, so that styles keep
 * the place of what will come (src/shared/storage/keys.ts names the token), and when it has the font
 * of headlines already (src/boot.ts remembers that).
 */
export const earlyMarks =
  'try{const{dataset}=document.documentElement,{refresh_token:t,font}=localStorage;' +
  "if(t)dataset.member='';if(font)dataset.font=''}catch{}";

/**
 * When the app of a page starts: "late" where the page can be read and used without it, "now" where
 * it only shows what will come.
 */
export type AppStart = 'late' | 'now';

/** The document of a page. */
export function pageDocument(
  template: string,
  assets: PageAssets,
  page: RenderedPage,
  { css, hrefs }: PageStyles,
  { language, start }: { language: Language; start: AppStart },
): string {
  // They make Vite's loader treat these styles as loaded. No browser knows the type, so none fetches
  // them; Chromium fetches links that are only `disabled`, before the largest paint.
  const present = hrefs.map(
    (href) => `<link rel="stylesheet" type="text/x-inlined" href="${href}"/>`,
  );
  const { head, structured } = splitHead(page.head);
  return fill(template, {
    head:
      `${head}<script>${earlyMarks}</script>` + (css && `<style>${css}</style>`) + present.join(''),
    body: page.body,
    scripts:
      (start === 'now' ? withoutScripts(language) : '') +
      structured +
      `<script type="application/json" id="${appDataId}">${jsonForHtml(page.data)}</script>` +
      bootScript(assets, page.routeIds, start),
  });
}

/**
 * Takes the structured data out of a head: it is for search engines, which read it anywhere, and it
 * repeats the description, which nobody should wait for before anything is painted.
 */
function splitHead(head: string): { head: string; structured: string } {
  const found = /<script type="application\/ld\+json">.*?<\/script>/s.exec(head)?.[0] ?? '';
  return { head: head.replace(found, () => ''), structured: found };
}

const appStyles = ({ styles }: PageAssets) =>
  styles({ routeIds: [], body: '' })
    .hrefs.map((href) => `<link rel="stylesheet" href="${href}"/>`)
    .join('');

/** The name of the site, and the link that tries again, on pages without the app. */
const brand =
  '<a class="brand" href="/"><svg viewBox="0 0 28 28" aria-hidden="true">' +
  '<path d="M3.5 24A20.5 20.5 0 0 1 24 3.5"/><path d="M10.5 24A13.5 13.5 0 0 1 24 10.5"/>' +
  '<circle cx="21.6" cy="21.6" r="3"/></svg>RoomieRadar</a>';
const tryAgainLink = (language: Language) =>
  `<a class="again" href="">${getLocales(language).pages.tryAgain}</a>`;
const wayStyle =
  '.brand{display:inline-flex;align-items:center;gap:.6rem;min-height:2.75rem;color:inherit;' +
  'font-weight:720;text-decoration:none}.brand svg{width:1.75rem;fill:none;stroke:var(--accent);' +
  'stroke-width:2.6;stroke-linecap:round}.brand circle{fill:var(--accent);stroke:none}' +
  '.again{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.5rem;' +
  'border:1px solid transparent;border-radius:999px;background:var(--accent);color:var(--on-accent);font-weight:640;' +
  'text-decoration:none}';

/** The style of the page below. */
export const awayStyle =
  'main{display:grid;gap:1rem;max-width:30rem;margin:16vh auto 0;padding:1rem;text-align:center}' +
  `main>.brand{justify-self:center}h1{font-size:1.75rem}${wayStyle}`;

/** The document shown while the data is away; it needs neither scripts nor data. */
export function awayDocument(template: string, assets: PageAssets, language: Language): string {
  const t = getLocales(language).pages;
  return fill(template, {
    head: `<title>${t.awayTitle}</title>${appStyles(assets)}<style>${awayStyle}</style>`,
    body:
      `<main>${brand}<h1>${t.away}</h1><p>${t.awayHint}</p>` +
      `<p>${tryAgainLink(language)}</p></main>`,
    scripts: '',
  });
}

/** The style of the page below. */
const offlineStyle =
  'main{max-width:36rem;margin:0 auto;padding:1.5rem 1rem 3rem}' +
  'h1{margin-top:6vh;font-size:1.75rem}h2{font-size:1.125rem;margin-top:2.5rem}main>p{margin-top:.75rem}' +
  'ul{list-style:none;padding:0}li{padding:.75rem 0;border-bottom:1px solid var(--line)}' +
  `li a{font-weight:640}li p,.later{color:var(--ink-soft)}${wayStyle}`;

/** What the service worker shows without a connection, and the hashes of what stands in it. */
export interface OfflineDocument {
  html: string;
  styles: string;
  script: string;
}

/** The document shown without a connection: the same for everyone, and complete in itself. */
export function offlineDocument(
  template: string,
  assets: PageAssets,
  language: Language,
  script: string,
): OfflineDocument {
  const { pages: t, marksLater, marks } = getLocales(language);
  const styles = assets.styles({ routeIds: [], body: '' }).css + offlineStyle;
  const kept = (kind: string, heading: string) =>
    `<section data-kept="${kind}" hidden><h2>${heading}</h2><ul></ul></section>`;
  const html = fill(template, {
    head: `<title>${t.offlineTitle}</title><meta name="robots" content="noindex"/><style>${styles}</style>`,
    body:
      `<main>${brand}<h1>${t.offline}</h1><p>${t.offlineHint}</p>` +
      `<p>${tryAgainLink(language)}</p>` +
      `${kept('favorites', marks.favorites)}${kept('seen', marksLater.recentlySeen)}</main>`,
    scripts: `<script>${script}</script>`,
  });
  return { html, styles, script };
}

function bootScript(assets: PageAssets, routeIds: string[], start: AppStart): string {
  const preload = assets.preloads(routeIds).join(' ');
  const { boot } = assets;
  const source = 'src' in boot ? ` src="${boot.src}"` : '';
  const text = 'text' in boot ? boot.text : '';
  return `<script${source} data-app="${assets.app}" data-preload="${preload}" data-start="${start}">${text}</script>`;
}

/** Replaces by functions, because users' texts may contain patterns of replace() such as $&. */
function fill(template: string, parts: Record<'head' | 'body' | 'scripts', string>): string {
  return template
    .replace('<!--head-->', () => parts.head)
    .replace('<!--body-->', () => parts.body)
    .replace('<!--scripts-->', () => parts.scripts);
}

const escapes = new Map(
  Object.entries({
    '<': String.raw`\u003c`,
    '>': String.raw`\u003e`,
    '&': String.raw`\u0026`,
    '\u2028': String.raw`\u2028`,
    '\u2029': String.raw`\u2029`,
  }),
);

/** JSON in which no user's text can end the script element. */
const jsonForHtml = (value: unknown) =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => escapes.get(sign) ?? sign);

import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { embedLimits, cardThemes, withUtm } from '#contract/embeds/card.ts';
import type { EmbeddedCard, FramedCard, RenderCard } from '#contract/embeds/embed.ts';
import { textDirection } from '#contract/languages.ts';
import { readId } from '#contract/primitives.ts';
import { getLocales } from '#get-locales';
import { limitToToday } from '#platform/http/day-end.ts';
import { html, Html } from '#platform/http/html.ts';
import { isKnown } from '#platform/http/json-response.ts';
import { cardLanguage } from './card-labels.ts';
import { frameScript, frameStyle } from './frame-parts.ts';

type ActiveCard = Extract<EmbeddedCard, { state: 'active' }>;

interface CardFrameDeps {
  publicUrl: string;
  /** The API in this process. */
  fetchApi: typeof fetch;
  renderCard: RenderCard;
  /** The origin of images, when it is not our own. */
  storageOrigins: { media: string } | null;
}

/**
 * /embed/listings/{id}: a card rendered on the server, for a frame on any site. Its address with
 * /element is the same for a page that another server renders.
 */
export function cardFrame({
  publicUrl,
  fetchApi,
  renderCard,
  storageOrigins,
}: CardFrameDeps): Hono {
  const media = storageOrigins?.media ?? publicUrl;

  async function readCard(id: number, wishes: string): Promise<EmbeddedCard> {
    const answer = await fetchApi(`${publicUrl}/api/embed/listings?ids=${id}${wishes}`);
    if (!answer.ok) throw new Error(`The card of room ${id} answered ${answer.status}`);
    const { items } = (await answer.json()) as { items: EmbeddedCard[] };
    const [card] = items;
    if (!card) throw new Error(`There is no answer about room ${id}`);
    return card;
  }

  async function answerFrame(c: Context, id: number): Promise<Response> {
    const asked = new URL(c.req.url);
    const card = await readCard(id, readWishes(asked));
    const framed = { ...framedCard(card, asked), target: '_blank', heading: 'h1' } as const;
    const page = await renderCard({ ...framed, isElement: false });
    const css = page.css + frameStyle(framed.theme);
    const wished = asked.searchParams.get('dir') ?? textDirection(cardLanguage(card.labels.lang));
    const direction = wished === 'rtl' ? 'rtl' : 'ltr';
    const { text } = html`<!doctype html>
      <html lang="${card.labels.lang}" dir="${direction}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${formatTitle(card)} · RoomieRadar</title>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          ${new Html(`<style>${css}</style>`)}
        </head>
        <body>
          <main>
            ${new Html(page.html)}${card.state === 'active' ? [reportLink(publicUrl, card)] : []}
          </main>
          ${new Html(`<script>${frameScript}</script>`)}
        </body>
      </html>`;
    return answerHtml(c, text, errorStatus[card.state] ?? 200, {
      'Content-Language': card.labels.lang,
      'Content-Security-Policy': framePolicy(css, media),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      // An isolated page frames only pages that are isolated too.
      'Cross-Origin-Embedder-Policy': storageOrigins ? 'credentialless' : 'require-corp',
    });
  }

  /** The element with its shadow root and its data, which its script takes over. */
  async function answerElement(c: Context, id: number): Promise<Response> {
    const asked = new URL(c.req.url);
    const options = readWishes(asked);
    const card = await readCard(id, options);
    const framed = framedCard(card, asked);
    const inner = await renderCard({ ...framed, heading: 'p', isElement: true });
    const state = { items: [card], at_ms: Date.now(), options };
    const { text } = html`<roomie-listing-card
      listing="${String(id)}"
      theme="${framed.theme}"
      ${readAttributes(asked)}
      ><template shadowrootmode="open"
        >${new Html(`<style>${inner.css}</style>`)}${new Html(inner.html)}${new Html(
          `<script type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`,
        )}</template
      ><a href="${withUtm(`${publicUrl}/listings/${id}`, asked)}"
        >${formatTitle(card)}</a
      ></roomie-listing-card
    >`;
    return answerHtml(c, text, 200, { 'Content-Language': card.labels.lang });
  }

  const answer = (respond: (c: Context, id: number) => Promise<Response>) =>
    async function (c: Context, next: () => Promise<void>) {
      const id = readId(c.req.param('id') ?? '');
      return id === null ? next() : respond(c, id);
    };
  return new Hono()
    .get('/embed/listings/:id', answer(answerFrame))
    .get('/embed/listings/:id/element', answer(answerElement));
}

const errorStatus: Partial<Record<EmbeddedCard['state'], 404 | 410>> = {
  deleted: 410,
  unknown: 404,
};

const formatTitle = (card: EmbeddedCard) =>
  card.state === 'active' ? card.listing.title : card.labels.reason;

/** Reports the room, without an account; on the photo, where it moves nothing. */
function reportLink(publicUrl: string, { listing, labels }: ActiveCard): Html {
  const { noticeTitle } = getLocales(cardLanguage(labels.lang)).notices;
  return html`<a
    class="report"
    href="${publicUrl}/notice?listing=${String(listing.id)}&from=card"
    target="_blank"
    rel="nofollow noopener"
    title="${noticeTitle}"
    aria-label="${noticeTitle}"
    ><svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M4 14.5V2.5h8l-2 3 2 3H4" /></svg
  ></a>`;
}

/** Language and currency as the element asks for them, so that both have the same data. */
function readWishes({ searchParams }: URL): string {
  const lang = /^[a-z]{2,3}/.exec(searchParams.get('lang')?.toLowerCase() ?? '')?.[0];
  const currency = /^[A-Z]{3}$/.exec(searchParams.get('currency') ?? '')?.[0];
  return `${lang && lang !== 'en' ? `&lang=${lang}` : ''}${currency ? `&currency=${currency}` : ''}`;
}

/** The same as attributes of the element, and for whom it is counted. */
const readAttributes = ({ searchParams }: URL) =>
  new Html(
    ['lang', 'currency', 'partner']
      .filter((name) => searchParams.has(name))
      .map((name) => html`${new Html(name)}="${searchParams.get(name) ?? ''}"`.text)
      .join(' '),
  );

function framedCard(card: EmbeddedCard, asked: URL): Pick<FramedCard, 'card' | 'theme' | 'href'> {
  const wanted = asked.searchParams.get('theme');
  return {
    card,
    theme: cardThemes.find((theme) => theme === wanted) ?? 'auto',
    href: withUtm(card.state === 'active' ? card.listing.url : card.labels.others_url, asked),
  };
}

function answerHtml(
  c: Context,
  text: string,
  status: 200 | 404 | 410,
  more: Record<string, string>,
): Response {
  const headers = {
    ...more,
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': `public, max-age=${limitToToday(embedLimits.cacheSeconds)}`,
    ETag: `W/"${sha256(text.replace(/"at_ms":\d+/, ''))}"`,
  };
  if (status === 200 && isKnown(c.req.header('If-None-Match'), headers.ETag)) {
    return c.body(null, 304, headers);
  }
  return c.body(text, status, headers);
}

/**
 * The frame's policy: its own styles, its one script, images, and nothing else. Any site may frame
 * it.
 */
function framePolicy(css: string, media: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${sha256(frameScript)}'`,
    `style-src 'sha256-${sha256(css)}'`,
    `img-src 'self' ${media}`,
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

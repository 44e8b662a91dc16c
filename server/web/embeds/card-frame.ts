import { Hono, type Context } from 'hono';
import { withUtm } from '#contract/embeds/card.ts';
import { ending } from '#contract/embeds/data-path.ts';
import type { EmbeddedCard, RenderCard } from '#contract/embeds/embed.ts';
import { readAddressLook } from '#contract/embeds/look.ts';
import { readId } from '#contract/primitives.ts';
import { getLocales } from '#get-locales';
import { html, Html } from '#platform/http/html.ts';
import { cardLanguage } from './card-labels.ts';
import { cardFrameScript, frameStyle } from './frame-parts.ts';
import {
  answerHtml,
  frameHeaders,
  readLanguage,
  readTheme,
  writeAttributes,
  writeData,
  writeFrame,
  type FrameDeps,
} from './framed-page.ts';

type ActiveCard = Extract<EmbeddedCard, { state: 'active' }>;

/**
 * /embed/listings/{id}: a card rendered on the server, for a frame on any site. Its address with
 * /element is the same for a page that another server renders.
 */
export function cardFrame({
  publicUrl,
  fetchApi,
  renderCard,
  storageOrigins,
}: FrameDeps & { renderCard: RenderCard }): Hono {
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
    const css = page.css + frameStyle(framed.theme, readAddressLook(asked));
    const lang = card.labels.lang;
    const text = writeFrame({
      title: formatTitle(card),
      lang,
      dir: asked.searchParams.get('dir'),
      css,
      body: html`${new Html(page.html)}${
        card.state === 'active' ? [reportLink(publicUrl, card)] : []
      }`,
      script: cardFrameScript,
    });
    return answerHtml(
      c,
      text,
      errorStatus[card.state] ?? 200,
      frameHeaders({ lang, css, script: cardFrameScript }, { publicUrl, storageOrigins }),
    );
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
      ${writeAttributes(asked, ['lang', 'currency', 'partner'])}
      ><template shadowrootmode="open"
        >${new Html(`<style>${inner.css}</style>`)}${new Html(inner.html)}${writeData(
          state,
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
function readWishes(asked: URL): string {
  const currency = /^[A-Z]{3}$/.exec(asked.searchParams.get('currency') ?? '')?.[0];
  return ending({ lang: readLanguage(asked), currency });
}

function framedCard(card: EmbeddedCard, asked: URL) {
  return {
    card,
    theme: readTheme(asked),
    href: withUtm(card.state === 'active' ? card.listing.url : card.labels.others_url, asked),
  };
}

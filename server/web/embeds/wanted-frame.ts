import { Hono } from 'hono';
import { withUtm } from '#contract/embeds/card.ts';
import type { RenderCard, ShownCard } from '#contract/embeds/embed.ts';
import type { Language } from '#contract/languages.ts';
import { readAddressLook } from '#contract/embeds/look.ts';
import { readId } from '#contract/primitives.ts';
import type { WantedPage } from '#contract/wanted/wanted.ts';
import { describeWanted } from '#catalogs/describe-wanted.ts';
import { stayFormatter } from '#catalogs/format-stay.ts';
import { getLocales } from '#get-locales';
import { Html } from '#platform/http/html.ts';
import { cardLanguage } from './card-labels.ts';
import { frameStyle, wantedFrameScript } from './frame-parts.ts';
import {
  answerHtml,
  frameHeaders,
  readLanguage,
  readTheme,
  writeFrame,
  type FrameDeps,
} from './framed-page.ts';

/**
 * /embed/wanted/{id}: the card of a wanted page, for a frame on any site, while everyone may see that
 * page. It asks the API as a visitor without an account, so it never shows more than the page does.
 * All other pages look as if they had never been.
 */
export function wantedFrame({
  publicUrl,
  fetchApi,
  renderCard,
  storageOrigins,
}: FrameDeps & { renderCard: RenderCard }): Hono {
  async function readPage(id: number): Promise<WantedPage | null> {
    const answer = await fetchApi(`${publicUrl}/api/wanted/${id}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The wanted page ${id} answered ${answer.status}`);
    return (await answer.json()) as WantedPage;
  }

  return new Hono().get('/embed/wanted/:id', async (c, next) => {
    const id = readId(c.req.param('id'));
    if (id === null) return next();
    const asked = new URL(c.req.url);
    const lang = cardLanguage(readLanguage(asked));
    const page = await readPage(id);
    const card = page ? toCard(page, lang) : closedCard(lang, publicUrl);
    const theme = readTheme(asked);
    const href = card.state === 'active' ? `${publicUrl}/wanted/${id}` : card.labels.others_url;
    const rendered = await renderCard({
      card,
      theme,
      href: withUtm(href, asked),
      target: '_blank',
      heading: 'h1',
      isElement: false,
    });
    const css = rendered.css + frameStyle(theme, readAddressLook(asked));
    const script = wantedFrameScript;
    const text = writeFrame({
      title: card.state === 'active' ? card.listing.title : card.labels.reason,
      lang,
      dir: asked.searchParams.get('dir'),
      css,
      body: new Html(rendered.html),
      script,
    });
    return answerHtml(c, text, page ? 200 : 404, {
      ...frameHeaders({ lang, css, script }, { publicUrl, storageOrigins }),
      // Whoever stops showing their page to everyone means from now on.
      'Cache-Control': 'no-cache',
    });
  });
}

/** What visitors see of a wanted page: who looks, for what, and no photo. */
function toCard(page: WantedPage, lang: Language): ShownCard {
  const { wanted, vocabulary, format } = getLocales(lang);
  const { describeBudget, describeStay } = describeWanted({
    wanted,
    format,
    formatStay: stayFormatter(vocabulary),
  });
  const { headline, area, people, group, first_name: name } = page;
  const authors = group
    ? [wanted.byGroup({ count: people })]
    : [wanted.by({ name }), wanted.forPeople({ count: people })];
  const stay = describeStay(page, Date.now());
  return {
    state: 'active',
    listing: { title: headline, address: area, cover: null },
    labels: {
      lang,
      facts: [...authors, ...(stay ? [stay] : [])],
      price: describeBudget(page),
      period: '',
      about: null,
    },
  };
}

function closedCard(lang: Language, publicUrl: string): ShownCard {
  const { embeds } = getLocales(lang);
  return {
    state: 'unknown',
    listing: null,
    labels: {
      lang,
      reason: embeds.noWantedPage,
      others: embeds.otherRooms,
      others_url: `${publicUrl}/`,
    },
  };
}

import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { embedLimits, cardThemes, withUtm } from '#contract/embeds/card.ts';
import type { EmbeddedCard, FramedCard, RenderCard } from '#contract/embeds/embed.ts';
import { readId } from '#contract/primitives.ts';
import { html, Html } from '#platform/http/html.ts';
import { isKnown } from '#platform/http/json-response.ts';
import { frameScript, frameStyle } from './frame-parts.ts';

interface CardFrameDeps {
  publicUrl: string;
  /** The API in this process. */
  fetchApi: typeof fetch;
  renderCard: RenderCard;
  /** The origin of images, when it is not our own. */
  storageOrigins: { media: string } | null;
}

/** /embed/listings/{id}: a card rendered on the server, for a frame on any site. */
export function cardFrame({
  publicUrl,
  fetchApi,
  renderCard,
  storageOrigins,
}: CardFrameDeps): Hono {
  const media = storageOrigins?.media ?? publicUrl;

  async function readCard(id: number): Promise<EmbeddedCard> {
    const answer = await fetchApi(`${publicUrl}/api/embed/listings?ids=${id}`);
    if (!answer.ok) throw new Error(`The card of room ${id} answered ${answer.status}`);
    const { items } = (await answer.json()) as { items: EmbeddedCard[] };
    return items[0] ?? { id, state: 'unknown', listing: null };
  }

  return new Hono().get('/embed/listings/:id', async (c, next) => {
    const id = readId(c.req.param('id'));
    if (id === null) return next();
    const card = await readCard(id);
    const framed = frameOf(card, new URL(c.req.url), publicUrl);
    const page = await renderCard(framed);
    const css = page.css + frameStyle(framed.theme);
    const direction = c.req.query('dir') === 'rtl' ? 'rtl' : 'ltr';
    const { text } = html`<!doctype html>
      <html lang="en" dir="${direction}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${card.listing?.title ?? 'A room'} · RoomieRadar</title>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          ${new Html(`<style>${css}</style>`)}
        </head>
        <body>
          ${new Html(page.html)}${new Html(`<script>${frameScript}</script>`)}
        </body>
      </html>`;
    const headers = {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': framePolicy(css, media),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cache-Control': `public, max-age=${embedLimits.cacheSeconds}`,
      ETag: `W/"${sha256(text)}"`,
    };
    const status = statusOf[card.state] ?? 200;
    if (status === 200 && isKnown(c.req.header('If-None-Match'), headers.ETag)) {
      return c.body(null, 304, headers);
    }
    return c.body(text, status, headers);
  });
}

const statusOf: Partial<Record<EmbeddedCard['state'], 404 | 410>> = { deleted: 410, unknown: 404 };

function frameOf(card: EmbeddedCard, asked: URL, publicUrl: string): FramedCard {
  const wanted = asked.searchParams.get('theme');
  return {
    card,
    theme: cardThemes.find((theme) => theme === wanted) ?? 'auto',
    href: withUtm(card.listing?.url ?? publicUrl, asked),
    homeUrl: withUtm(publicUrl, asked),
    nowMs: Date.now(),
  };
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

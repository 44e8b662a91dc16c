import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type CardTheme, cardThemes, embedCacheSeconds } from '#contract/embeds/card.ts';
import { textDirection } from '#contract/languages.ts';
import { limitToToday } from '#platform/http/day-end.ts';
import { html, Html } from '#platform/http/html.ts';
import { isKnown } from '#platform/http/json-response.ts';
import { cardLanguage } from './card-labels.ts';

/** Answers HTML that any site may keep for some minutes, unless `more` says otherwise. */
export function answerHtml(
  c: Context,
  text: string,
  status: 200 | 404 | 410,
  more: Record<string, string>,
): Response {
  const headers = {
    'Cache-Control': `public, max-age=${limitToToday(embedCacheSeconds)}`,
    ...more,
    'Content-Type': 'text/html; charset=UTF-8',
    ETag: `W/"${sha256(text.replace(/"at_ms":\d+/, ''))}"`,
  };
  if (status === 200 && isKnown(c.req.header('If-None-Match'), headers.ETag)) {
    return c.body(null, 304, headers);
  }
  return c.body(text, status, headers);
}

/** A document for a frame on any site. */
export interface FrameDocument {
  title: string;
  lang: string;
  /** As the address says it; otherwise that of the language. */
  dir: string | null;
  css: string;
  body: Html;
  script: string;
}

/** Writes a document for a frame. */
export function writeFrame({ title, lang, dir, css, body, script }: FrameDocument): string {
  const direction = (dir ?? textDirection(cardLanguage(lang))) === 'rtl' ? 'rtl' : 'ltr';
  return html`<!doctype html>
    <html lang="${lang}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · RoomieRadar</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${new Html(`<style>${css}</style>`)}
      </head>
      <body>
        <main>${body}</main>
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html>`.text;
}

/** What every frame needs, besides what renders its content. */
export interface FrameDeps {
  publicUrl: string;
  /** The API in this process. */
  fetchApi: typeof fetch;
  /** The origin of images, when it is not our own. */
  storageOrigins: { media: string } | null;
}

/** What the answer with a frame's document says of it. */
export const frameHeaders = (
  { lang, css, script }: Pick<FrameDocument, 'lang' | 'css' | 'script'>,
  { publicUrl, storageOrigins }: Pick<FrameDeps, 'publicUrl' | 'storageOrigins'>,
  formAction = "'none'",
): Record<string, string> => ({
  'Content-Language': lang,
  'Content-Security-Policy': framePolicy({
    css,
    script,
    media: storageOrigins?.media ?? publicUrl,
    formAction,
  }),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // An isolated page frames only pages that are isolated too.
  'Cross-Origin-Embedder-Policy': storageOrigins ? 'credentialless' : 'require-corp',
});

interface Allowed extends Pick<FrameDocument, 'css' | 'script'> {
  media: string;
  formAction: string;
}

/**
 * The frame's policy: its own styles, its one script, images, and nothing else. Any site may frame
 * it.
 */
function framePolicy({ css, script, media, formAction }: Allowed): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${sha256(script)}'`,
    `style-src 'sha256-${sha256(css)}'`,
    `img-src 'self' ${media}`,
    `form-action ${formAction}`,
    "base-uri 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** The language of an address as the elements ask for it, so that both have the same data. */
export const readLanguage = ({ searchParams }: URL): string | undefined =>
  /^[a-z]{2,3}/.exec(searchParams.get('lang')?.toLowerCase() ?? '')?.[0];

/** The colors that an address asks for. */
export const readTheme = ({ searchParams }: URL): CardTheme =>
  cardThemes.find((theme) => theme === searchParams.get('theme')) ?? 'auto';

/** Attributes of an element that stand under the same name in the address. */
export const writeAttributes = ({ searchParams }: URL, names: readonly string[]) =>
  new Html(
    names
      .filter((name) => searchParams.has(name))
      .map((name) => html`${new Html(name)}="${searchParams.get(name) ?? ''}"`.text)
      .join(' '),
  );

/** Data in a script element, which nothing in it ends. */
export const writeData = (data: object) =>
  new Html(
    `<script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );

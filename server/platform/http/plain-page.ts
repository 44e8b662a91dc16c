import { createHash } from 'node:crypto';
import { textDirection, type Language } from '#contract/languages.ts';
import { html, Html } from './html.ts';
import { pageStyle } from './plain-page-style.ts';

// Pages that work without scripts and without the app: the sign-in chooser, and what links in mails lead to.

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** Headers of all these pages. A form may redirect to the site at `publicUrl`. */
export function pageHeaders(publicUrl: string, language: Language): Record<string, string> {
  return {
    'Content-Language': language,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; ` +
      `form-action 'self' ${publicUrl}; ` +
      `base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    Vary: 'Cookie, Accept-Language',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  };
}

/** A whole document around `content`. */
export function page(language: Language, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${textDirection(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - RoomieRadar</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${new Html(`<style>${pageStyle}</style>`)}
      </head>
      <body>
        <main>
          <a class="brand" href="/">
            <svg viewBox="0 0 28 28" aria-hidden="true">
              <path d="M3.5 24A20.5 20.5 0 0 1 24 3.5" />
              <path d="M10.5 24A13.5 13.5 0 0 1 24 10.5" />
              <circle cx="21.6" cy="21.6" r="3" />
            </svg>
            RoomieRadar
          </a>
          ${content}
        </main>
      </body>
    </html>`.text;
}

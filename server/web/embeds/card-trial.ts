import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { cardThemes } from '#contract/embeds/card.ts';
import { cardTrials, type CardTrial } from '#contract/embeds/trial.ts';
import { readId } from '#contract/primitives.ts';
import { html, Html } from '#platform/http/html.ts';

interface Deps {
  /** The origin of images. */
  media: string;
}

/**
 * /embed/trials/{trial}: a made-up host that makes it hard for the card, which `/partners` frames. Its
 * script tells that page what became of the card. Every trial runs under the strictest policy.
 */
export const cardTrial = ({ media }: Deps): Hono =>
  new Hono().get('/embed/trials/:trial', (c, next) => {
    const trial = cardTrials.find((each) => each === c.req.param('trial'));
    const id = readId(c.req.query('listing') ?? '');
    if (!trial || id === null) return next();
    const theme = cardThemes.find((each) => each === c.req.query('theme')) ?? 'auto';
    const css = hostStyle + (styles[trial] ?? '');
    const script = watchScript + (scripts[trial] ?? '');
    const { text } = html`<!doctype html>
      <html lang="en" dir="${trial === 'large' ? 'rtl' : 'ltr'}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>RoomieRadar</title>
          ${new Html(`<style>${css}</style>`)}${new Html(`<script>${script}</script>`)}
          ${(sources[trial] ?? [newest]).map(
            (source) => html`<script async type="module" src="${source}"></script>`,
          )}
        </head>
        <body ${new Html(trial === 'hidden' ? 'hidden' : '')}>
          <roomie-listing-card listing="${String(id)}" theme="${theme}"
            ><a href="/listings/${String(id)}">RoomieRadar</a></roomie-listing-card
          >
        </body>
      </html>`;
    return c.body(text, 200, {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src 'self' 'sha256-${sha256(script)}'`,
        `style-src 'sha256-${sha256(css)}'`,
        "connect-src 'self'",
        `img-src 'self' ${media}`,
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
    });
  });

const newest = '/embed/v1/listing-card.js';

/** The size that docs/partners.md tells partners to reserve. */
const hostStyle = `
html{color-scheme:light dark}
body{margin:0}
roomie-listing-card:not(:defined){display:block;box-sizing:content-box;aspect-ratio:4/3;padding-block-end:max(134.5px,8.375rem + .5px)}`;

const styles: Partial<Record<CardTrial, string>> = {
  resets: `
*,*::before,*::after{all:unset;letter-spacing:.3em;line-height:3;text-transform:uppercase;font-family:fantasy}
html{display:block;font-size:62.5%}
head,head *{display:none}
body,roomie-listing-card,roomie-listing-card:not(:defined){display:block}
roomie-listing-card:not(:defined){box-sizing:content-box;aspect-ratio:4/3;padding-block-end:max(134.5px,8.375rem + .5px)}
a{color:red!important;text-decoration:line-through!important}
img{inline-size:10px!important;border:5px solid red!important}`,
  large: 'html{font-size:200%}',
};

const sources: Partial<Record<CardTrial, string[]>> = {
  late: [],
  // The same script at two addresses runs twice, and the list contains the card once more.
  doubled: [newest, `${newest}?again`, '/embed/v1/listings.js'],
};

const scripts: Partial<Record<CardTrial, string>> = {
  hidden: 'setTimeout(() => (document.body.hidden = false), 1500);',
  late: `setTimeout(() => import('${newest}'), 2000);`,
};

/** Posts what has happened so far, after each change; `shown_ms` is null until the card is there. */
const watchScript = `
const seen = { type: 'roomie:trial', shown_ms: null, failed: false, shift: 0, faults: 0 };
const post = () => parent.postMessage({ ...seen }, location.origin);
const note = (change) => { Object.assign(seen, change); post(); };
addEventListener('roomie:ready', () => note({ shown_ms: Math.round(performance.now()) }));
addEventListener('roomie:error', () => note({ failed: true }));
addEventListener('error', () => note({ faults: seen.faults + 1 }));
addEventListener('unhandledrejection', () => note({ faults: seen.faults + 1 }));
document.addEventListener('securitypolicyviolation', () => note({ faults: seen.faults + 1 }));
const shifts = new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) note({ shift: seen.shift + value });
});
shifts.observe({ type: 'layout-shift', buffered: true });
// In a window of another size, everything moves.
addEventListener('resize', () => shifts.disconnect());
`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

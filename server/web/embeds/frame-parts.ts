import type { FramedCard } from '#contract/embeds/embed.ts';
import { writeLook, type EmbedLook } from '#contract/embeds/look.ts';

const schemes: Record<FramedCard['theme'], string> = {
  auto: 'light dark',
  light: 'light',
  dark: 'dark',
};

const groundStyle = (theme: FramedCard['theme'], look: EmbedLook) =>
  `html{color-scheme:${schemes[theme]};background:light-dark(#fff,#1e1a16);${writeLook(look).join('')}}`;

/** A list in a frame that is too low scrolls; the space around it holds outlines of the focus. */
export const listFrameStyle = (theme: FramedCard['theme'], look: EmbedLook) => `
${groundStyle(theme, look)}
body{margin:0;padding:4px}`;

/**
 * The card fills its frame up to the corners, because a browser paints a background behind a frame
 * with another color scheme. In a frame that is too low, the photo shrinks, not the text.
 */
export const frameStyle = (theme: FramedCard['theme'], look: EmbedLook) => `
${groundStyle(theme, look)}
body{margin:0;overflow:hidden}
main{display:contents}
main>[data-theme]{max-block-size:100vh;min-inline-size:0;border-radius:0}
@media (max-width:599px){
main>[data-theme],main>[data-theme]>*{display:flex;flex-flow:column;align-items:stretch;min-block-size:0}
main>[data-theme]>*>:first-child{min-block-size:0}
main>[data-theme]>*>:last-child{flex:none}
}
.report{position:fixed;inset-block-start:20px;inset-inline-end:20px;display:grid;place-items:center;inline-size:28px;block-size:28px;border-radius:14px;background:rgb(0 0 0/55%)}
.report:focus-visible{outline:3px solid #8ab4ff}
.report path{fill:none;stroke:#fff;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}`;

/**
 * Posts the height of a frame's content to the surrounding page, at first and after each change, as
 * `{type: 'roomie:height', height}`, and hides a photo that fails. It posts to any origin, because
 * nothing in it is secret. `measure` calls `say(height)` whenever the height may be another.
 *
 * WordPress frames cards of sites that it does not know in a sandbox where links do nothing. It
 * gives the frame a secret (in the fragment of its address, and when the frame is ready), and does
 * what messages with this secret ask for: `height`, and `link` for a click.
 */
const frameScript = (measure: string, more = '') => `
let secret = /secret=(\\w+)/.exec(location.hash)?.[1];
let height = 0;
const post = (message) => parent.postMessage(message, '*');
const postHeight = () => {
  post({ type: 'roomie:height',${more} height });
  if (secret) post({ message: 'height', value: height, secret });
};
const say = (now) => {
  if (now === height) return;
  height = now;
  postHeight();
};
${measure}
addEventListener('message', ({ data, source }) => {
  if (source !== parent || data?.message !== 'ready' || !/^\\w+$/.test(data.secret)) return;
  secret = data.secret;
  if (height) postHeight();
});
document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link || !secret || origin !== 'null') return;
  event.preventDefault();
  post({ message: 'link', value: link.href, secret });
});
document.addEventListener('error', ({ target }) => (target.hidden = true), true);`;

/**
 * A frame without a width has no height to post: a page may not show it yet, and Chromium lays a
 * frame of another process out before it knows the frame's size. The message names what the card
 * shows.
 */
const scriptForCard = (kind: 'listing' | 'wanted') =>
  frameScript(
    `const card = document.querySelector('main').firstElementChild;
const photo = card.firstElementChild.firstElementChild;
const text = photo.nextElementSibling;
new ResizeObserver(() => {
  if (!photo.offsetWidth) return;
  const isBeside = text.offsetLeft !== photo.offsetLeft;
  const edges = card.offsetWidth - card.firstElementChild.offsetWidth;
  say(Math.ceil(photo.offsetWidth * 0.75 + (isBeside ? 0 : text.offsetHeight) + edges));
}).observe(card);`,
    ` ${kind}: Number(location.pathname.split('/').pop()),`,
  );
export const cardFrameScript = scriptForCard('listing');
export const wantedFrameScript = scriptForCard('wanted');

/** The height of a list does not depend on that of its frame, and includes the space around it. */
export const listFrameScript = frameScript(`const list = document.querySelector('main > *');
new ResizeObserver(() => {
  if (list.offsetWidth) say(Math.ceil(list.offsetHeight) + 8);
}).observe(list);`);

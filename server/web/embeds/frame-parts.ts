import type { FramedCard } from '#contract/embeds/embed.ts';

const schemes: Record<FramedCard['theme'], string> = {
  auto: 'light dark',
  light: 'light',
  dark: 'dark',
};

/**
 * The card fills its frame up to the corners, because a browser paints a background behind a frame
 * with another color scheme. In a frame that is too low, the photo shrinks, not the text.
 */
export const frameStyle = (theme: FramedCard['theme']) => `
html{color-scheme:${schemes[theme]};background:light-dark(#fff,#1e1a16)}
body{margin:0;overflow:hidden}
body>div,body>div>*{display:flex;flex-direction:column;min-block-size:0}
body>div{max-block-size:100vh;border-radius:0}
body>div>*>:first-child{min-block-size:0}
body>div>*>:last-child{flex:none}`;

/**
 * Posts the card's height to the surrounding page, at first and after each change, as
 * `{type: 'roomie:height', listing, height}`. It posts to any origin, because nothing in it is
 * secret.
 */
export const frameScript = `
const card = document.body.firstElementChild;
const photo = card.firstElementChild.firstElementChild;
const words = photo.nextElementSibling;
const listing = Number(location.pathname.split('/').pop());
let sent = 0;
new ResizeObserver(() => {
  const edges = card.offsetWidth - photo.offsetWidth;
  const height = Math.ceil(photo.offsetWidth * 0.75 + words.offsetHeight + edges);
  if (height === sent) return;
  sent = height;
  parent.postMessage({ type: 'roomie:height', listing, height }, '*');
}).observe(card);`;

import type { FramedCard } from '#contract/embeds/embed.ts';

const schemes: Record<FramedCard['theme'], string> = {
  auto: 'light dark',
  light: 'light',
  dark: 'dark',
};

/**
 * The card fills its frame to the corners (a browser paints behind a frame of another colour
 * scheme); in one too low for it the photo gives way, not the words.
 */
export const frameStyle = (theme: FramedCard['theme']) => `
html{color-scheme:${schemes[theme]};background:light-dark(#fff,#1e1a16)}
body{margin:0;overflow:hidden}
body>div,body>div>*{display:flex;flex-direction:column;min-block-size:0}
body>div{max-block-size:100vh;border-radius:0}
body>div>*>:first-child{min-block-size:0}
body>div>*>:last-child{flex:none}`;

/**
 * Tells the page around how high the card is at this width, whenever that changes, as
 * `{type: 'roomie:height', listing, height}`. What it tells is on the card for all to see, hence
 * to any origin.
 */
export const frameScript = `
const card = document.body.firstElementChild;
const photo = card.firstElementChild.firstElementChild;
const words = photo.nextElementSibling;
const listing = Number(location.pathname.split('/').pop());
let told = 0;
new ResizeObserver(() => {
  const edges = card.offsetWidth - photo.offsetWidth;
  const height = Math.ceil(photo.offsetWidth * 0.75 + words.offsetHeight + edges);
  if (height === told) return;
  told = height;
  parent.postMessage({ type: 'roomie:height', listing, height }, '*');
}).observe(card);`;

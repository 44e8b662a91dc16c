/** The card fills its frame; in one too low for it the photo gives way, not the words. */
export const frameStyle = `
html{color-scheme:light dark;background:transparent}
body{margin:0;overflow:hidden}
body>div,body>div>*{display:flex;flex-direction:column;min-block-size:0}
body>div{max-block-size:100vh}
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
const listing = Number(location.pathname.split('/').pop());
let told = 0;
new ResizeObserver(() => {
  const height = Math.ceil(card.offsetHeight - photo.offsetHeight + photo.offsetWidth * 0.75);
  if (height === told) return;
  told = height;
  parent.postMessage({ type: 'roomie:height', listing, height }, '*');
}).observe(card);`;

import { codeTitles } from '#locales/partners.ts';
import type { Code, Subject } from './snippet.ts';

/** The height of a card by its width, as contract/embeds/card.ts has it. */
const place = `display: block;
  box-sizing: content-box;
  aspect-ratio: 4 / 3;
  padding-block-end: max(134.5px, 8.375rem + 0.5px);`;

const title = codeTitles.stylesheet;
const kept = '/* Its place, kept from the start: nothing moves when the card comes. */';

/** Width and place of the element. */
export const elementStyles = ({ width }: Subject): Code => ({
  title,
  code: `roomie-listing-card {
  max-width: ${width}px;
}

${kept}
roomie-listing-card:not(:defined) {
  ${place}
}`,
});

/** Width and place of a card in what holds it. */
export const roomStyles = ({ width }: Subject): Code => ({
  title,
  code: `.room {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: ${width}px;
}

${kept}
.room::before,
.room > * {
  grid-area: 1 / 1;
}
.room::before {
  content: '';
  ${place}
}`,
});

import { codeTitles } from '#locales/partners.ts';
import { lookStyles, type Code, type Subject } from './snippet.ts';

/** The height of a card by its width, as contract/embeds/card.ts has it. */
function place({ density = 1 }: Subject): string {
  const pixels = 116 + 18 * density;
  return `display: block;
  box-sizing: content-box;
  aspect-ratio: 4 / 3;
  padding-block-end: max(${pixels + 0.5}px, ${pixels / 16}rem + 0.5px);`;
}

const title = codeTitles.stylesheet;
const kept = '/* Its place, kept from the start: nothing moves when the card comes. */';

/** Width and place of the element. */
export const elementStyles = (subject: Subject): Code => ({
  title,
  code: `roomie-listing-card {
  max-width: ${subject.width}px;${lookStyles(subject)}
}

${kept}
roomie-listing-card:not(:defined) {
  ${place(subject)}
}`,
});

/** Width and place of a card in what holds it. */
export const roomStyles = (subject: Subject): Code => ({
  title,
  code: `.room {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: ${subject.width}px;${lookStyles(subject)}
}

${kept}
.room::before,
.room > * {
  grid-area: 1 / 1;
}
.room::before {
  content: '';
  ${place(subject)}
}`,
});

import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderCard } from '#contract/embeds/embed.ts';
import { toCardState } from './card-state.ts';
import { cardStyles, elementStyles } from './card-styles.ts';
import { CardView } from './card-view.tsx';

/** The space that a page reserves until the script has come, which this card does not need. */
const unreserved =
  ':host(:not(:defined)){display:block!important;aspect-ratio:auto!important;padding:0!important}';

/** Renders the card where none of its scripts run, or before they do. */
export const renderCard: RenderCard = ({ card, isElement, ...shown }) => ({
  css: isElement ? elementStyles + unreserved : cardStyles,
  html: renderToStaticMarkup(
    <CardView {...shown} state={toCardState(card)} fallback={isElement && <slot />} />,
  ),
});

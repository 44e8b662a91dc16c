import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderCard, RenderList } from '#contract/embeds/embed.ts';
import { toCardState } from './card-state.ts';
import { cardStyles, elementStyles } from './card-styles.ts';
import { CardView } from './card-view.tsx';
import listStyles from './list/list.css?inline';
import { ListView } from './list/list-view.tsx';

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

/** The same for a list. A page reserves more space for one than it needs. */
export const renderList: RenderList = (framed) => ({
  css: cardStyles + listStyles + (framed.isElement ? unreservedList : ''),
  html: renderToStaticMarkup(<ListView {...framed} />),
});

const unreservedList = ':host(:not(:defined)){min-block-size:0!important}';

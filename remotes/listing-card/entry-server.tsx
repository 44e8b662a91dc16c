import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderCard } from '#contract/embeds/embed.ts';
import { cardStyles } from './card-styles.ts';
import { CardView } from './card-view.tsx';

/** Renders the card for a frame, where none of its scripts run. */
export const renderCard: RenderCard = ({ card, theme, href, homeUrl, nowMs }) => ({
  css: cardStyles,
  html: renderToStaticMarkup(
    <CardView
      state={
        card.state === 'active'
          ? { at: 'shown', listing: card.listing, nowMs }
          : { at: 'failed', problem: card.state }
      }
      theme={theme}
      fallback={
        <a href={homeUrl} target="_blank" rel="noreferrer">
          See other rooms
        </a>
      }
      toHref={() => href}
      target="_blank"
      heading="h1"
    />,
  ),
});

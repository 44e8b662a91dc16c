import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CardTheme } from '#contract/embeds/card.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The card as partners have it, from /embed/v1/listing-card.js. */
      'roomie-listing-card': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        listing: number;
        theme: CardTheme;
        currency: string | undefined;
      };
      /** A list of rooms, from /embed/v1/listings.js. */
      'roomie-listings': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        search: string | undefined;
        count: number;
        'search-box': boolean;
        theme: CardTheme;
        currency: string | undefined;
      };
    }
  }
}

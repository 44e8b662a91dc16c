import type { ReactNode } from 'react';
import {
  formatMonth,
  listingFacts,
  monthLabel,
  type StatedCosts,
  type StatedFacts,
} from '#contract/labels/listing-labels.ts';
import styles from './listing-card.module.css';

/** The fields that a card shows. A `ListingSummary` and an `EmbeddedListing` have all of them. */
export interface CardListing extends StatedFacts, StatedCosts {
  title: string;
  address: string;
}

export interface CardLink {
  className: string | undefined;
  children: ReactNode;
}

export interface ListingCardProps {
  listing: CardListing;
  /** Decides whether a listing is free now. */
  nowMs: number;
  /** Renders the link of the card, for instance `(link) => <a href="…" {...link} />`. */
  renderLink: (link: CardLink) => ReactNode;
  /** The upper part. It is decorative: the title says everything. */
  photo: ReactNode;
  /** Shown over the photo: a fit ring with its number, or a few words. */
  badge?: ReactNode;
  /** What the rent is about in another currency, as text. */
  about?: string | null | undefined;
  /** On other sites the right level is unknown, so use `p`. */
  heading?: 'h1' | 'h2' | 'h3' | 'h4' | 'p';
}

/** The card of a listing, in the app and on other sites. */
export function ListingCard(props: ListingCardProps) {
  const { listing, nowMs, renderLink, photo, badge, about, heading: Heading = 'h3' } = props;
  const facts = listingFacts(listing, nowMs);
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <div className={styles.zoom}>{photo}</div>
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title} dir="auto">
          {renderLink({ className: styles.link, children: listing.title })}
        </Heading>
        <p className={`${styles.soft} ${styles.place}`} dir="auto">
          {listing.address}
        </p>
        {facts.length > 0 && (
          <ul className={`${styles.soft} ${styles.facts}`} dir="auto">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <p className={styles.price} dir="auto">
          <span className={styles.rent}>{formatMonth(listing)}</span> {monthLabel(listing)}
          {about && ` · ${about}`}
        </p>
      </div>
    </article>
  );
}

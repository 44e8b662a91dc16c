import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { OwnListing } from '#contract/listings/own-listing.ts';
import { formatDay } from '#locales/format.ts';
import { useHidings } from '#src/shared/api/safety.ts';
import { HiddenReasons } from '#src/shared/trust/hidden-reasons.tsx';
import { formatMonth, monthLabel } from '#src/shared/listings/listing-labels.ts';
import { listingStatusLabels } from '#locales/vocabulary.ts';
import * as t from '#locales/own-listings.ts';
import { lastDayPart } from '#src/shared/listings/listing-steps.ts';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { ListingActions } from './listing-actions.tsx';
import { ListingFigures } from './listing-figures.tsx';
import styles from './own-listings.module.css';

/** A listing of the user, with what can be done about it. */
export function OwnListingRow({ listing }: { listing: OwnListing }) {
  const hidings = useHidings();
  const [nowMs] = useState(() => Date.now());
  const { id, title, address, status, created_at, cover, hidden_note, last_confirmed_at } = listing;
  const isOver = listing.has_ended && status === 'active';
  const isStale = listing.is_unconfirmed && status === 'active' && !isOver;
  /** Why others do not find it. */
  const needs = hidden_note ? (
    <HiddenReasons
      note={hidden_note}
      statement={hidings.find(({ target_id }) => target_id === id)}
    />
  ) : isOver ? (
    <p>{t.endedHint({ change: linkToLastDay(id) })}</p>
  ) : (
    isStale && <p>{t.unconfirmedHint}</p>
  );
  return (
    <article className={styles.row}>
      <div className={styles.photo}>
        <ListingCover cover={cover} sizes="(min-width: 40rem) 13rem, 7rem" />
      </div>
      <div className={styles.head}>
        <p
          className={styles.status}
          data-status={hidden_note ? 'hidden' : isOver || isStale ? 'ended' : status}
        >
          {hidden_note
            ? t.hiddenByTeam
            : isOver
              ? t.ended
              : isStale
                ? t.unconfirmed
                : listingStatusLabels[status]}
        </p>
        <h2 className={styles.title} dir="auto">
          <Link to="/listings/$id" params={{ id }}>
            {title}
          </Link>
        </h2>
        <p className={styles.soft} dir="auto">
          {address}
        </p>
        <p className={styles.price}>
          <b>{formatMonth(listing)}</b> {monthLabel(listing)}
        </p>
      </div>
      <div className={styles.rest}>
        {needs && <div className={styles.needs}>{needs}</div>}
        <p className={styles.soft}>
          {t.listedOn({ day: formatDay(created_at, nowMs) })}
          {status === 'active' &&
            `\u{a0}· ${t.confirmedOn({ day: formatDay(last_confirmed_at, nowMs) })}`}
        </p>
        <ListingFigures listing={listing} withSuggestions={!needs} />
      </div>
      <ListingActions listing={listing} />
    </article>
  );
}

const linkToLastDay = (id: number) => (text: ReactNode) => (
  <Link to="/listings/$id/edit" params={{ id }} {...lastDayPart}>
    {text}
  </Link>
);

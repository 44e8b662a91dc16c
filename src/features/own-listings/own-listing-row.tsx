import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OwnListing } from '#contract/listings/own-listing.ts';
import { formatDay } from '#locales/format.ts';
import { formatMonth, monthLabel } from '#src/shared/listings/listing-labels.ts';
import { listingStatusLabels } from '#locales/vocabulary.ts';
import * as t from '#locales/own-listings.ts';
import * as ui from '#locales/ui.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { DeleteListingButton } from './delete-listing-button.tsx';
import { ListingFigures } from './listing-figures.tsx';
import styles from './own-listings.module.css';
import { StatusButtons } from './status-buttons.tsx';

/** One place of mine with what can be done about it. */
export function OwnListingRow({ listing }: { listing: OwnListing }) {
  const { id, title, address, status, created_at, cover, hidden_note, last_confirmed_at } = listing;
  const isOver = listing.has_ended && status === 'active';
  const isStale = listing.is_unconfirmed && status === 'active' && !isOver;
  return (
    <article className={styles.row}>
      <div className={styles.photo}>
        <ListingCover cover={cover} sizes="(min-width: 40rem) 13rem, 7rem" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          <Link to="/listings/$id" params={{ id }}>
            {title}
          </Link>
        </h2>
        <p className={styles.soft} dir="auto">
          {address}
        </p>
        <p className={styles.soft}>
          <b>{formatMonth(listing)}</b> {monthLabel(listing)} {'·\u{a0}'}
          {t.listedOn({ day: formatDay(created_at) })}
          {status === 'active' && ` ·\u{a0}${t.confirmedOn({ day: formatDay(last_confirmed_at) })}`}
        </p>
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
        {isStale && <p className={styles.soft}>{t.unconfirmedHint}</p>}
        {isOver && <p className={styles.soft}>{t.endedHint({ change: linkToForm(id) })}</p>}
        {hidden_note && (
          <p className={styles.soft} dir="auto">
            {hidden_note}
          </p>
        )}
        <ListingFigures listing={listing} />
      </div>
      <div className={styles.actions}>
        <Link
          className={buttonClass({ variant: 'quiet', size: 's' })}
          to="/listings/$id/edit"
          params={{ id }}
          aria-label={t.editTitle({ title })}
        >
          <Icon name={laterIcons.edit} />
          {ui.edit}
        </Link>
        <StatusButtons listing={listing} />
        <DeleteListingButton listing={listing} compact />
      </div>
    </article>
  );
}

const linkToForm = (id: number) => (text: ReactNode) => (
  <Link to="/listings/$id/edit" params={{ id }}>
    {text}
  </Link>
);

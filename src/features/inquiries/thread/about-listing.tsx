import { Link } from '@tanstack/react-router';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import styles from './thread.module.css';

type Listing = NonNullable<Inquiry['listing']>;

const notes: Record<Listing['status'], string> = {
  active: 'About this room',
  paused: 'Paused: not offered at the moment',
  filled: 'Filled: somebody moved in',
  gone: 'This room is no longer offered',
};

/** The room a conversation is about; one that is gone leaves its title. */
export function AboutListing({ listing: { id, title, cover, status } }: { listing: Listing }) {
  return (
    <div className={styles.listing}>
      <span className={styles.cover}>
        <ListingCover cover={cover} sizes="4rem" />
      </span>
      <div className={styles.names}>
        <p className={styles.note}>{notes[status]}</p>
        <p className={styles.room}>
          {id === null || status === 'gone' ? (
            title
          ) : (
            <Link to="/listings/$id" params={{ id }}>
              {title}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}

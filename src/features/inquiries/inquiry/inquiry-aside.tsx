import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquirySide } from '#contract/vocabulary.ts';
import * as t from '#locales/inquiries.ts';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { formatOtherName, isReachable } from '../inquiry-labels.ts';
import styles from './inquiry.module.css';

/** How well the other user fits me. */
export type InquiryFit = ComponentType<{ id: number; name: string }>;

/** When the two meet in the listing. */
export type InquiryViewing = ComponentType<{ inquiry: Inquiry }>;

interface InquiryAsideProps {
  inquiry: Inquiry;
  Fit: InquiryFit;
  Viewing: InquiryViewing;
}

/** Beside the messages: the listing they are about, when they meet there, and how well they fit. */
export function InquiryAside({ inquiry, Fit, Viewing }: InquiryAsideProps) {
  const { listing, other_user: other } = inquiry;
  const compares = other !== null && other.is_findable && isReachable(inquiry);
  if (!listing && !compares) return null;
  return (
    <div className={styles.aside}>
      {listing && <AboutListing listing={listing} side={inquiry.side} />}
      {inquiry.listing_id !== null && <Viewing inquiry={inquiry} />}
      {compares && <Fit id={other.id} name={formatOtherName(inquiry)} />}
    </div>
  );
}

type Listing = NonNullable<Inquiry['listing']>;

/** A deleted listing leaves only its title. */
function AboutListing({ listing, side }: { listing: Listing; side: InquirySide }) {
  const { id, title, cover, status } = listing;
  return (
    <div className={styles.listing}>
      <span className={styles.cover}>
        <ListingCover cover={cover} sizes="4rem" />
      </span>
      <div className={styles.names}>
        <p className={styles.note}>{t.roomNotes[status]}</p>
        <p className={styles.listingTitle} dir="auto">
          {id === null || status === 'gone' ? (
            title
          ) : (
            <Link to="/listings/$id" params={{ id }}>
              {title}
            </Link>
          )}
        </p>
        {side === 'recipient' && id !== null && status !== 'gone' && (
          <p className={styles.note}>
            <Link to="/listings/$id/applicants" params={{ id }}>
              {t.allApplicants}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

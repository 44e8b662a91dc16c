import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as t from '#locales/inquiries.ts';
import { useApi } from '#src/api/api-context.ts';
import { isolate } from '#src/ui/isolate.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { offerQuery } from '../api/offers.ts';
import { formatOtherName, isReachable } from '../inquiry-labels.ts';
import styles from './inquiry.module.css';

/** How well the other user fits the user. */
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
  // How a group fits is on the board: it is no matter of one of them.
  const isOfGroup = inquiry.side === 'recipient' && Boolean(inquiry.group);
  const compares = other !== null && other.is_findable && isReachable(inquiry) && !isOfGroup;
  if (!listing && !compares) return null;
  return (
    <div className={styles.aside}>
      {listing && <AboutListing inquiry={inquiry} listing={listing} />}
      {inquiry.listing_id !== null && <Viewing inquiry={inquiry} />}
      {compares && <Fit id={other.id} name={formatOtherName(inquiry)} />}
    </div>
  );
}

type Listing = NonNullable<Inquiry['listing']>;

/** A deleted listing leaves only its title. */
function AboutListing({ inquiry, listing }: { inquiry: Inquiry; listing: Listing }) {
  const { id, title, cover, status } = listing;
  const { side } = inquiry;
  return (
    <div className={styles.listing}>
      <span className={styles.cover}>
        <ListingCover cover={cover} sizes="4rem" />
      </span>
      <div className={styles.names}>
        <p className={styles.note}>
          {status === 'filled' ? <FilledNote inquiry={inquiry} /> : t.roomNotes[status]}
        </p>
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

/** That the room is filled, and whether it is these two who agreed on that. */
function FilledNote({ inquiry }: { inquiry: Inquiry }) {
  const { data } = useQuery(offerQuery(useApi(), inquiry.id));
  const status = data?.offer?.status;
  if (status !== 'accepted' && status !== 'moved_in') return t.roomNotes.filled;
  const name = formatOtherName(inquiry);
  return isolate(t.acceptedNotes[inquiry.side]({ name }), name);
}

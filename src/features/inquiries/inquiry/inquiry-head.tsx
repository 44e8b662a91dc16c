import { Link } from '@tanstack/react-router';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as t from '#locales/inquiries.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ListingCover } from '#src/ui/listing-cover.tsx';
import { formatOtherName } from '../inquiry-labels.ts';
import { StatusChip } from '../status-chip.tsx';
import { SafetyMenu } from '../safety/safety-menu.tsx';
import styles from './inquiry.module.css';
import { laterIcons } from '#src/ui/later-icons.ts';

/** The other user, the status, and the listing that an inquiry is about. */
export function InquiryHead({ inquiry }: { inquiry: Inquiry }) {
  const { other_user: other, listing, side } = inquiry;
  const name = formatOtherName(inquiry);
  return (
    <header className={styles.head}>
      <Link
        to="/inquiries"
        search={{ folder: side === 'sender' ? 'sent' : 'received' }}
        className={styles.back}
      >
        <Icon name={laterIcons.arrowLeft} />
        {t.allInquiries}
      </Link>
      <div className={styles.who}>
        <Avatar url={other?.profile_picture_url} name={other ? name : ''} size="l" />
        <div className={styles.names}>
          <h1 className={styles.title} dir="auto">
            {other ? (
              <Link to="/roomies/$id" params={{ id: other.id }}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h1>
          <p className={styles.status}>
            <StatusChip inquiry={inquiry} />
          </p>
        </div>
        <SafetyMenu inquiry={inquiry} />
      </div>
      {listing && <AboutListing listing={listing} />}
    </header>
  );
}

type Listing = NonNullable<Inquiry['listing']>;

/** A deleted listing leaves only its title. */
function AboutListing({ listing: { id, title, cover, status } }: { listing: Listing }) {
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
      </div>
    </div>
  );
}

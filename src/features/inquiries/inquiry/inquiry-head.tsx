import { Link } from '@tanstack/react-router';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { nameOfOther } from '../inquiry-words.ts';
import { StatusChip } from '../status-chip.tsx';
import { AboutListing } from './about-listing.tsx';
import { SafetyMenu } from '../safety/safety-menu.tsx';
import styles from './inquiry.module.css';

/** Who a conversation is with, about what, and how it stands. */
export function InquiryHead({ inquiry }: { inquiry: Inquiry }) {
  const { person, listing, side } = inquiry;
  const name = nameOfOther(inquiry);
  return (
    <header className={styles.head}>
      <Link
        to="/inquiries"
        search={{ box: side === 'sender' ? 'sent' : 'received' }}
        className={styles.back}
      >
        <Icon name="arrow-left" />
        All inquiries
      </Link>
      <div className={styles.who}>
        <Avatar url={person?.profile_picture_url} name={person ? name : ''} size="l" />
        <div className={styles.names}>
          <h1 className={styles.title}>
            {person ? (
              <Link to="/roomies/$id" params={{ id: person.id }}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h1>
          <p className={styles.standing}>
            <StatusChip inquiry={inquiry} />
          </p>
        </div>
        <SafetyMenu inquiry={inquiry} />
      </div>
      {listing && <AboutListing listing={listing} />}
    </header>
  );
}

import { Link } from '@tanstack/react-router';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import * as t from '#locales/inquiries.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { formatOtherName } from '../inquiry-labels.ts';
import { GroupPeople } from './group-people.tsx';
import { StatusChip } from '../status-chip.tsx';
import { InquiryMenu } from './inquiry-menu.tsx';
import styles from './inquiry.module.css';
import { laterIcons } from '#src/ui/later-icons.ts';

/** The other user, the status and the menu. */
export function InquiryHead({ inquiry }: { inquiry: Inquiry }) {
  const { other_user: other, side, group } = inquiry;
  const isOfGroup = side === 'recipient' && Boolean(group);
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
            {other?.is_findable && !isOfGroup ? (
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
        <InquiryMenu inquiry={inquiry} />
      </div>
      {group && <GroupPeople members={group.members} />}
    </header>
  );
}

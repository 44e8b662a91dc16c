import { Link } from '@tanstack/react-router';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { aboutWords, nameOfOther } from '../inquiry-words.ts';
import { formatMessageMoment } from '../message-time.ts';
import { StatusChip } from '../status-chip.tsx';
import styles from './inquiries.module.css';

/** One inquiry in a list: who, about what, the last words, and what became of it. */
export function InquiryRow({ inquiry, nowMs }: { inquiry: Inquiry; nowMs: number }) {
  const { id, person, listing, last_message: last, unread, updated_at } = inquiry;
  const name = nameOfOther(inquiry);
  return (
    <article className={styles.row} data-unread={unread > 0 || undefined}>
      <Avatar url={person?.profile_picture_url} name={person ? name : ''} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to="/inquiries/$id" params={{ id }}>
            {name}
          </Link>
        </h2>
        <p className={styles.about}>
          {aboutWords(inquiry)}
          {listing?.status === 'gone' && ' (no longer offered)'}
        </p>
        <p className={styles.last}>
          {last.is_mine && 'You: '}
          {last.text}
        </p>
      </div>
      <div className={styles.marks}>
        <time dateTime={updated_at}>{formatMessageMoment(updated_at, nowMs)}</time>
        <CountBadge count={unread} label="unread" />
      </div>
      <div className={styles.standing}>
        <StatusChip inquiry={inquiry} />
      </div>
    </article>
  );
}

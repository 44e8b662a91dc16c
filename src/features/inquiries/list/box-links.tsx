import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '#src/api/api-context.ts';
import { inquiryCountsQuery, type InquiryBox } from '#src/queries/inquiries.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { CountBadge } from '#src/ui/count-badge.tsx';
import styles from './inquiries.module.css';

const boxes = [
  { box: 'received', label: 'Received' },
  { box: 'sent', label: 'Sent' },
] as const;

/** The two lists, each with how many of its inquiries have something new. */
export function BoxLinks({ current }: { current: InquiryBox }) {
  const counts = useQuery(inquiryCountsQuery(useApi())).data;
  const unread = { received: counts?.unread_received ?? 0, sent: counts?.unread_sent ?? 0 };
  return (
    <nav aria-label="Inquiries" className={styles.boxes}>
      {boxes.map(({ box, label }) => (
        <Link
          key={box}
          to="/inquiries"
          search={{ box }}
          className={chipLinkClass}
          // The address may name no list, and the router then marks none.
          activeProps={{}}
          aria-current={box === current ? 'page' : undefined}
        >
          {label}
          <CountBadge count={unread[box]} label="unread" />
        </Link>
      ))}
    </nav>
  );
}

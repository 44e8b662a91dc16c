import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { CurrentUser } from '#contract/users/user.ts';
import * as common from '#locales/common.ts';
import { inquiries as inquiriesLabel } from '#locales/shell.ts';
import * as t from '#locales/shell-later.ts';
import { useApi } from '#src/api/api-context.ts';
import { inquiryCountsQuery } from '#src/shared/api/inquiries.ts';
import { ownListingsQuery } from '#src/shared/api/own-listings.ts';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { MenuTrigger } from '#src/ui/menu-trigger.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './app-shell.module.css';

const loadItems = () => import('./account-menu-items.tsx');
const AccountMenuItems = lazyComponent(loadItems, 'AccountMenuItems');

/** How many inquiries have something unread or ask about a viewing, for the tabs and the top row. */
export function WaitingCount() {
  return <CountBadge count={useInquiries().waiting} label={t.waiting} />;
}

/** The avatar menu. Its button shows at once; the menu loads on hover or focus. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const [isWanted, setWanted] = useState(false);
  const ownListings = useQuery(ownListingsQuery(useApi())).data;
  const { total, waiting } = useInquiries();
  const trigger = {
    label: user.first_name || user.email,
    avatarUrl: user.profile_picture_url,
    note: waiting > 0 ? common.inquiriesWait({ count: waiting }) : null,
  };
  const idle = (
    <MenuTrigger
      {...trigger}
      aria-expanded={false}
      onPointerEnter={() => void loadItems()}
      onFocus={() => void loadItems()}
      onClick={() => setWanted(true)}
    />
  );
  return (
    <>
      <Link to="/inquiries" className={styles.inquiries}>
        <Icon name="message" />
        <VisuallyHidden>{inquiriesLabel} </VisuallyHidden>
        <span className={styles.count}>
          <WaitingCount />
        </span>
      </Link>
      {isWanted ? (
        <Suspense fallback={idle}>
          <AccountMenuItems
            trigger={<MenuTrigger {...trigger} />}
            isAdmin={user.is_admin}
            hasListings={(ownListings?.total ?? 0) > 0}
            hasInquiries={total > 0}
            waitingInquiries={waiting}
          />
        </Suspense>
      ) : (
        idle
      )}
    </>
  );
}

function useInquiries(): { total: number; waiting: number } {
  const counts = useQuery(inquiryCountsQuery(useApi())).data;
  if (!counts) return { total: 0, waiting: 0 };
  return {
    total: counts.sent + counts.received,
    waiting: counts.unread_sent + counts.unread_received + (counts.viewings ?? 0),
  };
}

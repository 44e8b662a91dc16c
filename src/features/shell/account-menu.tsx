import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { CurrentUser } from '#contract/users/user.ts';
import * as t from '#locales/shell-later.ts';
import { useApi } from '#src/api/api-context.ts';
import { inquiryCountsQuery } from '#src/shared/api/inquiries.ts';
import { ownListingsQuery } from '#src/shared/api/own-listings.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { MenuTrigger } from '#src/ui/menu-trigger.tsx';

const loadItems = () => import('./account-menu-items.tsx');
const AccountMenuItems = lazyComponent(async () => ({
  default: (await loadItems()).AccountMenuItems,
}));

/** The avatar menu. Its button shows at once; the menu loads on hover or focus. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const [isWanted, setWanted] = useState(false);
  const api = useApi();
  const ownListings = useQuery(ownListingsQuery(api)).data;
  const inquiries = useQuery(inquiryCountsQuery(api)).data;
  const unread = (inquiries?.unread_sent ?? 0) + (inquiries?.unread_received ?? 0);
  const trigger = {
    label: user.first_name || user.email,
    avatarUrl: user.profile_picture_url,
    note: unread > 0 ? t.unreadInquiries({ count: unread }) : null,
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
  if (!isWanted) return idle;
  return (
    <Suspense fallback={idle}>
      <AccountMenuItems
        trigger={<MenuTrigger {...trigger} />}
        isAdmin={user.is_admin}
        hasListings={(ownListings?.total ?? 0) > 0}
        hasInquiries={(inquiries?.sent ?? 0) + (inquiries?.received ?? 0) > 0}
        unreadInquiries={unread}
      />
    </Suspense>
  );
}

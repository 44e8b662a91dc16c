import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { CurrentUser } from '#contract/user.ts';
import { useApi } from '#src/api/api-context.ts';
import { ownListingsQuery } from '#src/queries/listings.ts';
import { MenuTrigger } from '#src/ui/menu-trigger.tsx';

const loadItems = () => import('./account-menu-items.tsx');
const AccountMenuItems = lazy(async () => ({ default: (await loadItems()).AccountMenuItems }));

/** The avatar menu. Its button stands at once; the menu behind it loads when a hand comes near. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const [isWanted, setWanted] = useState(false);
  const ownListings = useQuery(ownListingsQuery(useApi())).data;
  const trigger = {
    label: user.first_name || user.email,
    avatarUrl: user.profile_picture_url,
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
      />
    </Suspense>
  );
}

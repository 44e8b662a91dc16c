import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useAuth } from '#src/actors/auth-context.ts';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#src/ui/menu.tsx';

interface AccountMenuItemsProps {
  trigger: ReactElement;
  isAdmin: boolean;
  hasListings: boolean;
  hasInquiries: boolean;
  /** Inquiries with something unread. */
  unreadInquiries: number;
}

/** The items of the account menu; a file of its own because Radix comes with it. */
export function AccountMenuItems(props: AccountMenuItemsProps) {
  const { trigger, isAdmin, hasListings, hasInquiries, unreadInquiries } = props;
  const auth = useAuth();
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuLink>
        <Link to="/profile">
          <Icon name="person" />
          Your Profile
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/listings/create">
          <Icon name={laterIcons.plus} />
          List Your Place
        </Link>
      </MenuLink>
      {hasListings && (
        <MenuLink>
          <Link to="/listings">
            <Icon name={laterIcons.home} />
            Your Listings
          </Link>
        </MenuLink>
      )}
      {(hasListings || hasInquiries) && (
        <MenuLink>
          <Link to="/inquiries">
            <Icon name={laterIcons.message} />
            Inquiries
            <CountBadge count={unreadInquiries} label="unread" />
          </Link>
        </MenuLink>
      )}
      {isAdmin && (
        <>
          <MenuSeparator />
          <MenuLink>
            <Link to="/admin">
              <Icon name={laterIcons.shield} />
              Admin Panel
            </Link>
          </MenuLink>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={laterIcons.logout} onSelect={() => auth.send({ type: 'logout.requested' })}>
        Logout
      </MenuItem>
    </Menu>
  );
}

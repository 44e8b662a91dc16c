import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useAuth } from '#src/actors/auth-context.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#src/ui/menu.tsx';

interface AccountMenuItemsProps {
  trigger: ReactElement;
  isAdmin: boolean;
  hasListings: boolean;
}

/** The menu of spec section 2; a file of its own because Radix comes with it. */
export function AccountMenuItems({ trigger, isAdmin, hasListings }: AccountMenuItemsProps) {
  const auth = useAuth();
  // Inquiries sent and received will count here as well.
  const hasInquiries = hasListings;
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
          <Icon name="plus" />
          List Your Place
        </Link>
      </MenuLink>
      {hasListings && (
        <MenuLink>
          <Link to="/listings">
            <Icon name="home" />
            Your Listings
          </Link>
        </MenuLink>
      )}
      {hasInquiries && (
        <MenuLink>
          <Link to="/inquiries">
            <Icon name="message" />
            Inquiries
          </Link>
        </MenuLink>
      )}
      {isAdmin && (
        <>
          <MenuSeparator />
          <MenuLink>
            <Link to="/admin">
              <Icon name="shield" />
              Admin Panel
            </Link>
          </MenuLink>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon="logout" onSelect={() => auth.send({ type: 'logout.requested' })}>
        Logout
      </MenuItem>
    </Menu>
  );
}

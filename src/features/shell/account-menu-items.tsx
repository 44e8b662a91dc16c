import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { languageNames } from '#contract/languages.ts';
import * as common from '#locales/common.ts';
import { favorites } from '#locales/marks.ts';
import * as shell from '#locales/shell.ts';
import * as t from '#locales/shell-later.ts';
import { useApi } from '#src/api/api-context.ts';
import { useAuthState } from '#src/shared/auth/auth-context.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { IconShape } from '#src/ui/icon-paths.ts';
import { laterIcons } from '#src/ui/later-icons.ts';
import {
  Menu,
  MenuChoice,
  MenuCount,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from '#src/ui/menu.tsx';
import { chooseLanguage } from './choose-language.ts';
import { SignOutDialog, useSignOut } from './sign-out-dialog.tsx';
import { useLanguages } from './use-languages.ts';
import * as titles from '#locales/titles.ts';

interface AccountMenuItemsProps {
  trigger: ReactElement;
  isAdmin: boolean;
  hasListings: boolean;
  hasInquiries: boolean;
  /** Inquiries with something unread, or a question about a viewing. */
  waitingInquiries: number;
}

/** The items of the account menu; a file of its own because Radix comes with it. */
export function AccountMenuItems(props: AccountMenuItemsProps) {
  const { trigger, isAdmin, hasListings, hasInquiries, waitingInquiries } = props;
  const api = useApi();
  const userId = useAuthState(({ context }) => context.userId);
  const { own, languages, addressIn } = useLanguages();
  const { kinds, request, cancel, signOut } = useSignOut();
  const menu = (
    <Menu trigger={trigger} defaultOpen>
      <PageItem to="/profile" icon="person">
        {t.yourProfile}
      </PageItem>
      <PageItem to="/favorites" icon="heart">
        {favorites}
      </PageItem>
      <PageItem to="/saved-searches" icon={laterIcons.bell}>
        {titles.savedSearches}
      </PageItem>
      <PageItem to="/wanted" icon="people">
        {common.roomsWanted}
      </PageItem>
      <PageItem to="/groups" icon="people">
        {titles.groups}
      </PageItem>
      <PageItem to="/listings/create" icon={laterIcons.plus}>
        {t.listYourPlaceItem}
      </PageItem>
      {hasListings && (
        <PageItem to="/listings" icon={laterIcons.home}>
          {t.yourListings}
        </PageItem>
      )}
      {(hasListings || hasInquiries) && (
        <PageItem to="/inquiries" icon="message">
          {shell.inquiries}
          <MenuCount count={waitingInquiries} label={t.waiting} />
        </PageItem>
      )}
      {isAdmin && (
        <>
          <MenuSeparator />
          <PageItem to="/admin" icon={laterIcons.shield}>
            {t.adminPanel}
          </PageItem>
        </>
      )}
      {languages.length > 1 && (
        <>
          <MenuSeparator />
          <MenuGroup label={shell.language}>
            {languages.map((language) => (
              <MenuChoice
                key={language}
                checked={language === own}
                onSelect={() => void chooseLanguage(language, addressIn(language), api, userId)}
              >
                <bdi lang={language}>{languageNames[language]}</bdi>
              </MenuChoice>
            ))}
          </MenuGroup>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={laterIcons.logout} onSelect={request}>
        {t.logout}
      </MenuItem>
    </Menu>
  );
  return (
    <>
      {menu}
      <SignOutDialog kinds={kinds} onSignOut={signOut} onClose={cancel} />
    </>
  );
}

interface PageItemProps {
  to: NonNullable<LinkProps['to']>;
  icon: IconShape;
  children: ReactNode;
}

function PageItem({ to, icon, children }: PageItemProps) {
  return (
    <MenuLink>
      <Link to={to}>
        <Icon name={icon} />
        {children}
      </Link>
    </MenuLink>
  );
}

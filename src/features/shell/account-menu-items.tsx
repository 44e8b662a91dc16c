import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { languageNames } from '#contract/languages.ts';
import * as common from '#locales/common.ts';
import { favorites } from '#locales/marks.ts';
import * as shell from '#locales/shell.ts';
import * as t from '#locales/shell-later.ts';
import { useApi } from '#src/api/api-context.ts';
import { useAuthState } from '#src/shared/auth/auth-context.ts';
import { Icon } from '#src/ui/icon.tsx';
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
      <MenuLink>
        <Link to="/profile">
          <Icon name="person" />
          {t.yourProfile}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/favorites">
          <Icon name="heart" />
          {favorites}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/saved-searches">
          <Icon name={laterIcons.bell} />
          {titles.savedSearches}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/wanted">
          <Icon name="people" />
          {common.roomsWanted}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/groups">
          <Icon name="people" />
          {titles.groups}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/listings/create">
          <Icon name={laterIcons.plus} />
          {t.listYourPlaceItem}
        </Link>
      </MenuLink>
      {hasListings && (
        <MenuLink>
          <Link to="/listings">
            <Icon name={laterIcons.home} />
            {t.yourListings}
          </Link>
        </MenuLink>
      )}
      {(hasListings || hasInquiries) && (
        <MenuLink>
          <Link to="/inquiries">
            <Icon name="message" />
            {shell.inquiries}
            <MenuCount count={waitingInquiries} label={t.waiting} />
          </Link>
        </MenuLink>
      )}
      {isAdmin && (
        <>
          <MenuSeparator />
          <MenuLink>
            <Link to="/admin">
              <Icon name={laterIcons.shield} />
              {t.adminPanel}
            </Link>
          </MenuLink>
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

import { Link, useLocation } from '@tanstack/react-router';
import * as t from '#locales/group-search.ts';
import * as titles from '#locales/titles.ts';
import { useSession } from '#src/shared/auth/auth-context.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { changeSearch, type ListingSearch } from './listing-search.ts';

interface GroupRefusalProps {
  search: ListingSearch;
  onMove: () => void;
}

/** Takes the place of results for whoever is not in the group of the search, or not signed in. */
export default function GroupRefusal({ search, onMove }: GroupRefusalProps) {
  const here = useLocation({ select: ({ href }) => href });
  const isSignedOut = useSession() === 'signedOut';
  return (
    <EmptyState
      title={t.forMembers}
      actions={
        <>
          {isSignedOut && (
            <Link to="/login" search={{ redirect: here }} className={buttonClass()}>
              {titles.signIn}
            </Link>
          )}
          <Link
            to="/"
            search={changeSearch(search, { group: undefined, without_wishes: undefined })}
            onClick={onMove}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t.searchWithoutGroup}
          </Link>
        </>
      }
    >
      {isSignedOut ? t.forMembersSignIn : t.forMembersHint}
    </EmptyState>
  );
}

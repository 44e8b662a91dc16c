import { useQuery } from '@tanstack/react-query';
import { useNavigate, useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { writeSavedFilters } from '#contract/saved-searches/saved-filters.ts';
import * as t from '#locales/browse-later.ts';
import { isSettling, isSignedIn } from '#machines/auth.selectors.ts';
import { useApi } from '#src/api/api-context.ts';
import { savedSearchesQuery } from '#src/shared/api/saved-searches.ts';
import { useAuth, useSession } from '#src/shared/auth/auth-context.ts';
import { until } from '#src/shared/auth/auth.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { toListingQuery, type ListingSearch } from './listing-search.ts';
import styles from './save-search.module.css';

const SaveDialog = lazyComponent(() => import('./save-dialog.tsx'));

interface SaveSearchProps {
  search: ListingSearch;
  /** Currency of the rents, if known. */
  currency: string | undefined;
  label?: string;
}

/**
 * The button that saves this search, for oneself or the group that searches, or says that it is saved and opens that; visitors sign in first.
 * Renders nothing without filters.
 */
export function SaveSearch({ search, currency, label }: SaveSearchProps) {
  const auth = useAuth();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const [isOpen, setOpen] = useState(false);
  const filters = filtersToSave(search);
  const saved = useQuery({
    ...savedSearchesQuery(useApi()),
    enabled: useSession() === 'signedIn' && filters !== '',
  }).data;
  const isSaved = saved?.some((each) => each.search === filters) ?? false;
  if (filters === '') return null;
  const usualLabel = search.group === undefined ? t.saveSearch : t.saveForGroup;
  const press = async () => {
    const session = await until(auth, (snapshot) => !isSettling(snapshot));
    if (isSignedIn(session)) setOpen(true);
    else void navigate({ to: '/login', search: { redirect: here } });
  };
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => void press()}>
        <Icon name={laterIcons.bell} filled={isSaved} />
        <span className={styles.label} data-saved={isSaved || undefined}>
          <span>{label ?? usualLabel}</span>
          <span>{t.isSaved}</span>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog
            search={search}
            filters={filters}
            currency={currency}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The way to hear of the first room near an area. */
export function NotifyMe({ area }: { area: { name: string; lat: number; lng: number } }) {
  const { name: place, lat, lng } = area;
  return <SaveSearch search={{ place, lat, lng }} currency={undefined} label={t.notifyMe} />;
}

/** The filters as a saved search has them: what is found, and the name of its place. */
function filtersToSave(search: ListingSearch): string {
  const hasCentre = search.lat !== undefined && search.place !== undefined;
  return writeSavedFilters({
    ...toListingQuery(search),
    ...(hasCentre && { place: search.place }),
  });
}

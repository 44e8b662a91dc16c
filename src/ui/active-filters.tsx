import type { ReactNode } from 'react';
import * as t from '#locales/ui.ts';
import styles from './active-filters.module.css';
import { chipLinkClass } from './chip-link.ts';
import { Icon } from './icon.tsx';
import { isolate } from './isolate.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ActiveFiltersProps<Filter> {
  filters: Filter[];
  /** A link to the results without this filter; without any, for null. */
  renderLink: (
    filter: Filter | null,
    link: { className: string; children: ReactNode },
  ) => ReactNode;
}

/** The filters in force; pressing one removes it. */
export function ActiveFilters<Filter extends { id: string; label: string; written?: string }>({
  filters,
  renderLink,
}: ActiveFiltersProps<Filter>) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t.filters}>
      {filters.map((filter) => (
        <li key={filter.id}>
          {renderLink(filter, {
            className: chipLinkClass,
            children: (
              <>
                <VisuallyHidden>{t.removeFilter} </VisuallyHidden>
                {isolate(filter.label, filter.written ?? '')}
                <Icon name="close" />
              </>
            ),
          })}
        </li>
      ))}
      {filters.length > 1 && (
        <li>{renderLink(null, { className: styles.clear ?? '', children: t.clearFilters })}</li>
      )}
    </ul>
  );
}

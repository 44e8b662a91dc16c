import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { ExternalListingPage } from '#contract/external-listings/external-listing.ts';
import { externalStatuses } from '#contract/vocabulary.ts';
import * as t from '#locales/admin-external.ts';
import * as adminImports from '#locales/admin-imports.ts';
import * as browse from '#locales/browse.ts';
import { formatNumber } from '#locales/format.ts';
import { fieldLabels } from '#locales/listing-fields.ts';
import { Button } from '#src/ui/button.tsx';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { sourceLabel } from './external-labels.tsx';
import { changeSearch, type ExternalSearch } from './external-search.ts';
import styles from './external-listings.module.css';
import * as ui from '#locales/ui.ts';

interface FilterBarProps {
  search: ExternalSearch;
  data: ExternalListingPage | undefined;
  onSearch: (search: ExternalSearch) => void;
}

const flags = ['problems', 'duplicate', 'gone'] as const;

/** The filters: text and source in a form, status and warnings as links. */
export function FilterBar({ search, data, onSearch }: FilterBarProps) {
  const counts = data?.counts;
  const sources = [
    ...new Set([...(data?.sources ?? []), ...(search.source ? [search.source] : [])]),
  ];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { q, source } = Object.fromEntries(new FormData(event.currentTarget));
    onSearch(changeSearch(search, { q: asText(q), source: asText(source) }));
  };
  const link = { className: chipLinkClass, resetScroll: false, activeProps: {} };
  const formatCount = (count: number | undefined) =>
    count === undefined ? '' : ` ${formatNumber(count)}`;
  const all = counts && counts.pending + counts.published + counts.rejected;
  return (
    <div className={styles.filters}>
      <search>
        <form
          className={styles.searchForm}
          onSubmit={submit}
          // Another address resets the form.
          key={`${search.q ?? ''}|${search.source ?? ''}`}
        >
          <TextField
            label={t.textOrId}
            name="q"
            type="search"
            defaultValue={search.q}
            prefix={<Icon name="search" />}
            placeholder={t.textOrIdHint}
          />
          <SelectField
            label={adminImports.source}
            name="source"
            key={sources.length}
            defaultValue={search.source ?? ''}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            options={[
              { value: '', label: t.everySource },
              ...sources.map((source) => ({
                value: source,
                // The server calls so what no import brought.
                label: sourceLabel(source),
              })),
            ]}
          />
          <Button type="submit" variant="quiet">
            {browse.search}
          </Button>
        </form>
      </search>
      <nav aria-label={fieldLabels.status} className={styles.chips}>
        <Link
          to="/admin/external-listings"
          search={changeSearch(search, { status: undefined })}
          aria-current={search.status === undefined ? 'true' : undefined}
          {...link}
        >
          {t.all}
          {formatCount(all)}
        </Link>
        {externalStatuses.map((status) => (
          <Link
            key={status}
            to="/admin/external-listings"
            search={changeSearch(search, { status })}
            aria-current={search.status === status ? 'true' : undefined}
            {...link}
          >
            {t.statusLabels[status]}
            {formatCount(counts?.[status])}
          </Link>
        ))}
      </nav>
      <div className={styles.chips}>
        {flags.map((name) => (
          <Link
            key={name}
            to="/admin/external-listings"
            search={changeSearch(search, { [name]: search[name] ? undefined : true })}
            aria-current={search[name] ? 'true' : undefined}
            {...link}
          >
            {search[name] && <VisuallyHidden>{ui.removeFilter} </VisuallyHidden>}
            {t.flagLabels[name]}
            {search[name] && <Icon name="close" />}
          </Link>
        ))}
      </div>
    </div>
  );
}

const asText = (value: FormDataEntryValue | undefined) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

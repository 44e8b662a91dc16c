import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { auditEventNames } from '#contract/audit/audit-events.ts';
import { useApi } from '#src/api/api-context.ts';
import { actPageQuery } from '#src/queries/moderation.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { QueryView } from '../desk/query-view.tsx';
import { ActLine } from './act-line.tsx';
import { readAuditSearch, toActQuery, type AuditSearch } from './audit-search.ts';
import { actName } from './act-words.ts';
import styles from './audit.module.css';

const acts = [
  { value: '', label: 'Everything' },
  ...auditEventNames.map((value) => ({ value, label: actName(value) })),
];

/** What administrators did: a log that the application only ever adds to. */
export function AuditPage({ search }: { search: AuditSearch }) {
  const navigate = useNavigate();
  const result = useQuery(actPageQuery(useApi(), toActQuery(search)));
  const { page = 1, ...filters } = search;
  const { admin: _, ...withoutAdmin } = filters;
  const name = result.data?.items[0]?.admin.first_name;
  return (
    <>
      <PageHeader
        title="Audit log"
        lede="Every change administrators make is written down here. No line can be changed or removed through RoomieRadar."
      />
      <div className={styles.filters}>
        <SelectField
          label="What was done"
          options={acts}
          value={search.act ?? ''}
          onChange={(event) => {
            const { act: _act, ...rest } = filters;
            const next = readAuditSearch({ ...rest, act: event.currentTarget.value });
            void navigate({ to: '/admin/audit', search: next, resetScroll: false });
          }}
        />
        {search.admin !== undefined && (
          <Link
            to="/admin/audit"
            search={withoutAdmin}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            Only by {name ?? `administrator ${search.admin}`}
            <Icon name="close" />
          </Link>
        )}
      </div>
      <QueryView result={result} what="the audit log">
        {({ items, total, page_size: size }) => {
          const pageCount = Math.max(1, Math.ceil(total / size));
          if (page > pageCount) return <Navigate to="/admin/audit" search={filters} replace />;
          if (total === 0) {
            return (
              <EmptyState icon="clock" title="Nothing here">
                No administrator did that yet.
              </EmptyState>
            );
          }
          return (
            <>
              <ul className={styles.list} aria-label="Acts">
                {items.map((line) => (
                  <li key={line.id}>
                    <ActLine line={line} />
                  </li>
                ))}
              </ul>
              <Pagination
                page={page}
                pageCount={pageCount}
                renderLink={(number, link) => (
                  <Link
                    to="/admin/audit"
                    search={{ ...filters, ...(number > 1 && { page: number }) }}
                    {...link}
                  />
                )}
              />
            </>
          );
        }}
      </QueryView>
    </>
  );
}

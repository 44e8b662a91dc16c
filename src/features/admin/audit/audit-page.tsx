import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { auditEventNames } from '#contract/audit/audit-events.ts';
import * as t from '#locales/admin-audit.ts';
import { useApi } from '#src/api/api-context.ts';
import { auditPageQuery } from '../api/moderation.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { PageView } from '../shared/query-view.tsx';
import { AuditEventLine } from './audit-event-line.tsx';
import { readAuditSearch, toAuditQuery, type AuditSearch } from './audit-search.ts';
import styles from './audit.module.css';
import * as titles from '#locales/titles.ts';

const events = [
  { value: '', label: t.allEvents },
  ...auditEventNames.map((value) => ({ value, label: t.eventLabels[value] })),
];

/** The audit log: what administrators did, newest first. */
export function AuditPage({ search }: { search: AuditSearch }) {
  const navigate = useNavigate();
  const result = useQuery(auditPageQuery(useApi(), toAuditQuery(search)));
  const { page = 1, ...filters } = search;
  const { admin: _, ...withoutAdmin } = filters;
  const name = result.data?.items[0]?.admin.first_name;
  return (
    <>
      <PageHeader title={titles.auditLog} lede={t.lede} />
      <div className={styles.filters}>
        <SelectField
          label={t.event}
          options={events}
          value={search.event ?? ''}
          onChange={({ currentTarget }) => {
            const { event: _event, ...rest } = filters;
            const next = readAuditSearch({ ...rest, event: currentTarget.value });
            void navigate({ to: '/admin/audit', search: next, resetScroll: false });
          }}
        />
        {search.admin !== undefined && (
          <Link
            to="/admin/audit"
            search={withoutAdmin}
            className={buttonClass({ variant: 'quiet', size: 's' })}
          >
            <span>
              {name === undefined
                ? t.onlyByNumber({ id: String(search.admin) })
                : t.onlyBy({ name: <bdi>{name}</bdi> })}
            </span>
            <Icon name="close" />
          </Link>
        )}
      </div>
      <PageView
        result={result}
        what="auditLog"
        page={page}
        toFirstPage={<Navigate to="/admin/audit" search={filters} replace />}
        empty={
          <EmptyState icon={laterIcons.clock} title={t.noEvents}>
            {t.noEventsHint}
          </EmptyState>
        }
        renderLink={(number, link) => (
          <Link
            to="/admin/audit"
            search={{ ...filters, ...(number > 1 && { page: number }) }}
            {...link}
          />
        )}
      >
        {(items) => (
          <ul className={styles.list} aria-label={t.events}>
            {items.map((event) => (
              <li key={event.id}>
                <AuditEventLine event={event} />
              </li>
            ))}
          </ul>
        )}
      </PageView>
    </>
  );
}

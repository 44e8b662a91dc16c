import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import * as t from '#locales/notices.ts';
import { open } from '#locales/admin-reports.ts';
import { useApi } from '#src/api/api-context.ts';
import { appealPageQuery } from '../api/moderation.ts';
import { chipLinkClass } from '#src/ui/chip-link.ts';
import { CountBadge } from '#src/ui/count-badge.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';
import { PageHeader } from '#src/ui/page-layout.tsx';
import { PageView } from '../shared/query-view.tsx';
import { AppealPanel } from './appeal-panel.tsx';
import { toAppealQuery, type AppealSearch } from './appeal-search.ts';
import styles from './appeals.module.css';

/** The list of appeals, newest first, each with what it is against and the decision about it. */
export function AppealsPage({ search }: { search: AppealSearch }) {
  const result = useQuery(appealPageQuery(useApi(), toAppealQuery(search)));
  const { page = 1, ...filter } = search;
  return (
    <>
      <PageHeader title={t.appeals} lede={t.appealsLede} />
      <nav aria-label={t.appeals} className={styles.chips}>
        <Link
          to="/admin/appeals"
          search={{}}
          className={chipLinkClass}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={search.status === undefined ? 'page' : undefined}
        >
          {t.openAppeals}
          <CountBadge count={result.data?.open ?? 0} label={open} />
        </Link>
        <Link
          to="/admin/appeals"
          search={{ status: 'decided' }}
          className={chipLinkClass}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={search.status === 'decided' ? 'page' : undefined}
        >
          {t.decidedAppeals}
        </Link>
      </nav>
      <PageView
        result={result}
        what="appeals"
        page={page}
        toFirstPage={<Navigate to="/admin/appeals" search={filter} replace />}
        empty={
          <EmptyState icon={laterIcons.shield} title={t.noAppeals}>
            {t.noAppealsHint}
          </EmptyState>
        }
        renderLink={(number, link) => (
          <Link
            to="/admin/appeals"
            search={{ ...filter, ...(number > 1 && { page: number }) }}
            {...link}
          />
        )}
      >
        {(items) => (
          <ul className={styles.list} aria-label={t.appeals}>
            {items.map((appeal) => (
              <li key={appeal.id}>
                <AppealPanel appeal={appeal} />
              </li>
            ))}
          </ul>
        )}
      </PageView>
    </>
  );
}

import { Link } from '@tanstack/react-router';
import type { LinkedAccount } from '#contract/moderation/moderation.ts';
import { formatDay } from '#locales/format.ts';
import * as t from '#locales/admin-reports.ts';
import * as common from '#locales/common.ts';
import { Panel } from '#src/ui/page-layout.tsx';
import badges from '../shared/badges.module.css';
import { formatMoment } from '#src/ui/format-moment.ts';
import styles from './reports.module.css';

/** The accounts that may be of the same person, each with the reason. Nothing without any. */
export function LinkedAccounts({ accounts }: { accounts: readonly LinkedAccount[] }) {
  if (accounts.length === 0) return null;
  return (
    <Panel stacked title={t.linkedAccounts}>
      <p className={styles.soft}>{t.linkedHint}</p>
      <ul className={styles.lines}>
        {accounts.map(({ id, first_name, reasons, seen_at, suspended_at }) => (
          <li key={id}>
            <p>
              <Link to="/admin/search" search={{ q: String(id) }}>
                <bdi>{first_name || common.aRoomie}</bdi>
              </Link>{' '}
              {suspended_at !== null && (
                <span className={badges.badge} data-tone="bad">
                  {t.suspendedSince({ day: formatDay(suspended_at) })}
                </span>
              )}
            </p>
            {reasons.map((reason) => (
              <p key={reason}>{t.linkReasons[reason]}</p>
            ))}
            <p className={styles.soft}>{formatMoment(seen_at)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

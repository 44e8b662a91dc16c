import { Link } from '@tanstack/react-router';
import { formatCount } from '#contract/labels/count.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import { formatMoment } from '../desk/moment.ts';
import { kindWords, reasonWords, stateWords, statusWords, thingTitle } from './report-words.ts';
import styles from './reports.module.css';

/** One report of the queue. */
export function ReportRow({ report }: { report: Report }) {
  const { id, kind, reason, details, status, reporter, reports, thing, created_at } = report;
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to="/admin/reports/$id" params={{ id }} className={styles.whole}>
            {thingTitle(report)}
          </Link>
        </h2>
        <p>
          <b>{reasonWords[reason]}</b>
          {details && <span className={styles.excerpt}> · {details}</span>}
        </p>
        <p className={styles.soft}>
          {reporter ? reporter.first_name || 'A member' : 'Someone who left'} ·{' '}
          {formatMoment(created_at)}
          {reports > 1 && ` · ${formatCount(reports, 'report')} about it`}
        </p>
      </div>
      <ul className={styles.badges} aria-label="State">
        <li className={styles.badge}>{kindWords[kind]}</li>
        {thing.state !== 'shown' && <li className={styles.badge}>{stateWords[thing.state]}</li>}
        {status !== 'open' && <li className={styles.badge}>{statusWords[status]}</li>}
      </ul>
    </article>
  );
}

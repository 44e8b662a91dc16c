import { Link } from '@tanstack/react-router';
import type { AuditEvent } from '#contract/audit/audit.ts';
import { formatMoment } from '../desk/moment.ts';
import { actSentence, factsOf } from './act-words.ts';
import styles from './audit.module.css';

/** One line of the audit log: who did what to which thing, when and why. */
export function ActLine({ line }: { line: AuditEvent }) {
  const { admin, details, created_at } = line;
  const facts = factsOf(line);
  const { note } = details;
  return (
    <div className={styles.line}>
      <p>
        <Link to="/admin/audit" search={{ admin: admin.id }}>
          {admin.first_name}
        </Link>{' '}
        {actSentence(line)}
      </p>
      {typeof note === 'string' && note !== '' && <p className={styles.note}>{note}</p>}
      <p className={styles.soft}>
        <time dateTime={created_at}>{formatMoment(created_at)}</time>
        {facts && ` · ${facts}`}
      </p>
    </div>
  );
}

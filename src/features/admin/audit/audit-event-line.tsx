import { Link } from '@tanstack/react-router';
import type { AuditEvent } from '#contract/audit/audit.ts';
import { formatMoment } from '../shared/format-moment.ts';
import { auditSentence, detailsText } from './audit-labels.ts';
import styles from './audit.module.css';

/** One audit event: who did what to which target, when and why. */
export function AuditEventLine({ event }: { event: AuditEvent }) {
  const { admin, details, created_at } = event;
  const { note } = details;
  const text = detailsText(event);
  return (
    <div className={styles.line}>
      <p>
        <Link to="/admin/audit" search={{ admin: admin.id }}>
          {admin.first_name}
        </Link>{' '}
        {auditSentence(event)}
      </p>
      {typeof note === 'string' && note !== '' && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      <p className={styles.soft}>
        <time dateTime={created_at}>{formatMoment(created_at)}</time>
        {text && ` · ${text}`}
      </p>
    </div>
  );
}

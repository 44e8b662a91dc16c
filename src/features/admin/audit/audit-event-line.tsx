import { Link } from '@tanstack/react-router';
import type { AuditEvent } from '#contract/audit/audit.ts';
import { formatMoment } from '#src/ui/format-moment.ts';
import { auditSentence, detailsText } from './audit-labels.ts';
import styles from './audit.module.css';

/** One audit event: who did what to which target, when and why. */
export function AuditEventLine({ event }: { event: AuditEvent }) {
  const { admin, details, created_at } = event;
  const { note } = details;
  const text = detailsText(event);
  const name = (
    <Link to="/admin/audit" search={{ admin: admin.id }}>
      <bdi>{admin.first_name}</bdi>
    </Link>
  );
  return (
    <div className={styles.line}>
      <p>{auditSentence(event, name, <bdi>{event.target_label}</bdi>)}</p>
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

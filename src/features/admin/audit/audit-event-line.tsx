import { Link } from '@tanstack/react-router';
import type { AuditEvent } from '#contract/audit/audit.ts';
import { isolate } from '#src/ui/isolate.tsx';
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
          <bdi>{admin.first_name}</bdi>
        </Link>{' '}
        {isolate(auditSentence(event), event.target_label)}
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

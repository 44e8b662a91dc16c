import type { Session } from '#contract/users/user.ts';
import { formatDay } from '#contract/labels/day.ts';
import { Button } from '#src/ui/button.tsx';
import { formatMoment } from './moment.ts';
import styles from './profile.module.css';

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

/** One sign-in: which device, since when, last used when. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, created_at, last_used_at, is_current } = session;
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device || 'Unknown device'}
          {is_current && <span className={styles.here}>This device</span>}
        </p>
        <p className={styles.soft}>
          Since {formatDay(created_at)} · last used {formatMoment(last_used_at)}
        </p>
      </div>
      {!is_current && (
        <Button variant="quiet" size="s" busy={isEnding} onClick={onEnd}>
          Sign out there
        </Button>
      )}
    </li>
  );
}

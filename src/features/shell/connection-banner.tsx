import * as t from '#locales/shell.ts';
import { useAuth, useAuthState } from '#src/shared/auth/auth-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './connection-banner.module.css';
import { useOnline } from './use-online.ts';

/** Shown while the browser is offline or the server does not answer. */
export function ConnectionBanner() {
  const auth = useAuth();
  const isOnline = useOnline();
  const isAway = useAuthState(
    // Through the attempts in between, too: a banner that blinks helps nobody.
    (snapshot) => snapshot.context.attempts > 0 || snapshot.matches('unreachable'),
  );
  const isTrying = useAuthState((snapshot) => !snapshot.matches('unreachable'));

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element holds no blocks
    <div role="status" className={styles.place}>
      {!isOnline && (
        <Notice tone="warning" title={t.offline}>
          {t.offlineHint}
        </Notice>
      )}
      {isOnline && isAway && (
        <Notice
          tone="warning"
          title={t.unreachable}
          actions={
            <Button
              variant="quiet"
              size="s"
              busy={isTrying}
              busyLabel={t.tryingAgain}
              onClick={() => auth.send({ type: 'connection.retried' })}
            >
              {t.tryNow}
            </Button>
          }
        >
          {t.unreachableHint}
        </Notice>
      )}
    </div>
  );
}

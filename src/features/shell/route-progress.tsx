import { useRouterState } from '@tanstack/react-router';
import styles from './route-progress.module.css';

/** A thin line under the bar while the next page is on its way; quick pages never show it. */
export function RouteProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return (
    <div className={styles.track} aria-hidden="true">
      {isLoading && <div className={styles.line} />}
    </div>
  );
}

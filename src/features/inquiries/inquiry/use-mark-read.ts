import { useEffect, useSyncExternalStore } from 'react';
import { useMarkInquiryRead } from '#src/queries/inquiry-writes.ts';

/** Marks an inquiry read up to its newest message, while the page is in sight and something is unread. */
export function useMarkRead(id: number, unread: number, newestId: number | undefined): void {
  const { mutate } = useMarkInquiryRead(id);
  const isInSight = useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
  );
  useEffect(() => {
    if (isInSight && unread > 0 && newestId !== undefined) mutate(newestId);
  }, [isInSight, unread, newestId, mutate]);
}

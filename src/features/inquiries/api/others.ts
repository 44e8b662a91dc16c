import { useRef } from 'react';
import type { OthersForm } from '#contract/applicants/declines.ts';
import { newIdempotencyKey } from '#src/api/client.ts';
import { useInquiryWrite } from '#src/shared/api/inquiries.ts';

/** When everyone else is told that the room went to someone. */
export type NoticeTime = 'now' | 'contract';

/**
 * Tells everyone else ten seconds from now, or keeps the message until the contract is signed. Sent again
 * after a lost answer, the same message is held once.
 */
export function useNotifyOthers(listingId: number) {
  const attempt = useRef<{ message: string | null; key: string } | null>(null);
  return useInquiryWrite(async (api, { message, when }: OthersForm & { when: NoticeTime }) => {
    const request = { params: { id: listingId }, body: { message } };
    if (when === 'contract') return api('waitForContract', request);
    if (attempt.current?.message !== message) {
      attempt.current = { message, key: newIdempotencyKey() };
    }
    await api('notifyOthers', { ...request, idempotencyKey: attempt.current.key });
    return undefined;
  });
}

/** Asks everyone who was told whether they are still looking. */
export const useAskOthersAgain = (id: number) =>
  useInquiryWrite((api) => api('askOthersAgain', { params: { id } }));

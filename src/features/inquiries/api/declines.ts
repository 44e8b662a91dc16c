import { useInquiryWrite } from '#src/shared/api/inquiries.ts';

interface HeldMessage {
  inquiryIds: readonly number[];
  /** Null for the text of ours. */
  message: string | null;
  idempotencyKey: string;
}

/** Declines inquiries about a listing of the user ten seconds from now. */
export const useHoldDecline = (id: number) =>
  useInquiryWrite((api, { inquiryIds, message, idempotencyKey }: HeldMessage) =>
    api('holdDecline', {
      params: { id },
      body: { inquiry_ids: [...inquiryIds], message },
      idempotencyKey,
    }),
  );

/** Takes back what is not sent yet. */
export const useUndoDecline = (id: number) =>
  useInquiryWrite((api, declineId: number) =>
    api('undoDecline', { params: { id, decline_id: declineId } }),
  );

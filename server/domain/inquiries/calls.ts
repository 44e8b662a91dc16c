import type { EndpointId } from '#contract/endpoints.gen.ts';
import type { InquiryQuery, inquiryCalls } from '#contract/inquiries/calls.ts';
import type { InquiryKind, InquirySide } from '#contract/vocabulary.ts';
import type { Database } from '#platform/database/database.ts';
import type { CallRequest, CallHandlers } from '#platform/http/bind-calls.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import {
  countInquiries,
  listInquiries,
  listMessages,
  readInquiry,
  readMessage,
  readState,
} from './read-inquiries.ts';
import { sendListingInquiry, sendUserInquiry } from './send-inquiry.ts';
import {
  archiveInquiry,
  markRead,
  noSuchInquiry,
  sendMessage,
  transitionInquiry,
} from './write-inquiries.ts';

interface Deps {
  database: Pick<Database, 'sql' | 'searches'>;
  /** The address that the keys of images are appended to. */
  mediaUrl: string;
  quotas: Quotas;
  identityKeys: IdentityKeys;
}

/** The request of a call, which another call with the same fields also has. */
type Fields<Id extends EndpointId> = Pick<CallRequest<Id>, keyof CallRequest<Id>>;

/** Calls about inquiries and their messages. */
export function createInquiryHandlers({
  database,
  mediaUrl,
  ...limiting
}: Deps): CallHandlers<typeof inquiryCalls> {
  const { sql } = database;

  async function answerInquiry({ user_id: userId }: Viewer, id: number) {
    const inquiry = await readInquiry(sql, mediaUrl, userId, id);
    if (!inquiry) throw noSuchInquiry();
    return inquiry;
  }

  const list =
    (side: InquirySide, kind?: InquiryKind) =>
    ({ viewer, query }: { viewer: Viewer; query: InquiryQuery }) =>
      listInquiries(
        database,
        mediaUrl,
        { userId: viewer.user_id, side },
        kind ? { ...query, kind } : query,
      );

  /** Handlers for one inquiry. `kind` limits them to inquiries of that kind; null accepts both. */
  const callsOn = (kind: InquiryKind | null) => ({
    async update({ viewer, params: { id }, body }: Fields<'updateInquiry'>) {
      await transitionInquiry(sql, limiting, viewer, { id, kind }, body.status);
      return answerInquiry(viewer, id);
    },
    listMessages: ({ viewer, params: { id }, query }: Fields<'listMessages'>) =>
      listMessages(sql, viewer.user_id, { id, kind }, query),
    async sendMessage(request: Fields<'sendMessage'>) {
      const { viewer, params, body } = request;
      const id = await createOnce(sql, request, (transaction) =>
        sendMessage(transaction, limiting, viewer, { id: params.id, kind }, body.message),
      );
      return readMessage(sql, viewer.user_id, id);
    },
  });
  const onAny = callsOn(null);
  const onUser = callsOn('user');

  return {
    async sendListingInquiry(request) {
      const { viewer, body } = request;
      const id = await createOnce(sql, request, (transaction) =>
        sendListingInquiry(transaction, limiting, viewer, body),
      );
      return answerInquiry(viewer, id);
    },
    async sendUserInquiry(request) {
      const { viewer, body } = request;
      const id = await createOnce(sql, request, (transaction) =>
        sendUserInquiry(transaction, limiting, viewer, body),
      );
      return answerInquiry(viewer, id);
    },
    listOwnInquiries: list('sender'),
    listReceivedInquiries: list('recipient'),
    listOwnUserInquiries: list('sender', 'user'),
    listReceivedUserInquiries: list('recipient', 'user'),
    countInquiries: ({ viewer }) => countInquiries(sql, viewer.user_id),
    getListingInquiryStatus: ({ viewer, query }) => readState(sql, viewer.user_id, query),
    getUserInquiryStatus: ({ viewer, query }) => readState(sql, viewer.user_id, query),
    getInquiry: ({ viewer, params }) => answerInquiry(viewer, params.id),
    async markInquiryRead({ viewer, params: { id }, body }) {
      await markRead(sql, viewer, id, body.message_id);
      return answerInquiry(viewer, id);
    },
    async archiveInquiry({ viewer, params: { id }, body }) {
      await archiveInquiry(sql, viewer, id, body.is_archived);
      return answerInquiry(viewer, id);
    },
    updateInquiry: onAny.update,
    listMessages: onAny.listMessages,
    sendMessage: onAny.sendMessage,
    updateUserInquiry: onUser.update,
    listUserMessages: onUser.listMessages,
    sendUserMessage: onUser.sendMessage,
  };
}

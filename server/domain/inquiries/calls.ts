import type { Context } from 'hono';
import type { InquiryQuery } from '#contract/inquiries/inquiry.ts';
import type { InquiryKind, InquiryMove, InquirySide } from '#contract/vocabulary.ts';
import { ormOn, type Database } from '#platform/database/database.ts';
import type { Idempotent } from '#platform/http/idempotency.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { noSuchInquiry } from './find-own.ts';
import { markRead } from './mark-read.ts';
import { moveInquiry } from './move-inquiry.ts';
import { countInquiries, listInquiries, readInquiry, readState } from './read-inquiries.ts';
import { listMessages, readMessage } from './read-messages.ts';
import { sendAboutListing, sendToPerson } from './send-inquiry.ts';
import { writeMessage } from './write-message.ts';
import type { Viewer } from '#platform/http/viewer.ts';

interface Deps {
  database: Database;
  /** What comes before a picture's key in its address. */
  mediaUrl: string;
  idempotent: Idempotent;
}

type InquiryHandlers = Pick<
  Handlers,
  | 'sendListingInquiry'
  | 'listOwnInquiries'
  | 'listReceivedInquiries'
  | 'countInquiries'
  | 'getListingInquiryStatus'
  | 'getInquiry'
  | 'moveInquiry'
  | 'listMessages'
  | 'sendMessage'
  | 'markInquiryRead'
  | 'sendUserInquiry'
  | 'listOwnUserInquiries'
  | 'listReceivedUserInquiries'
  | 'getUserInquiryStatus'
  | 'getUserInquiry'
  | 'moveUserInquiry'
  | 'listUserMessages'
  | 'sendUserMessage'
  | 'markUserInquiryRead'
>;

/** What both families of calls bring along; each of them is a CallRequest of its own. */
interface OfViewer {
  viewer: Viewer;
}
interface OnOne extends OfViewer {
  c: Context;
  params: { id: number };
}

/** Calls about inquiries and the messages under them. */
export function inquiryCalls({ database, mediaUrl, idempotent }: Deps): InquiryHandlers {
  const { sql } = database;

  async function show(userId: number, id: number, kind: InquiryKind | null = null) {
    const inquiry = await readInquiry(sql, mediaUrl, userId, { id, kind });
    if (!inquiry) throw noSuchInquiry();
    return inquiry;
  }

  /** The calls on one inquiry: of either kind, or of people alone. */
  const callsOnOne = (kind: InquiryKind | null) => ({
    read: ({ viewer, params }: OnOne) => show(viewer.user_id, params.id, kind),

    async move({ viewer, params: { id }, body }: OnOne & { body: { status: InquiryMove } }) {
      await moveInquiry(database, viewer, { id, kind }, body.status);
      return show(viewer.user_id, id);
    },

    listMessages: ({ viewer, params: { id }, query }: OnOne & { query: InquiryQuery }) =>
      listMessages(sql, viewer.user_id, { id, kind }, query),

    async sendMessage(request: OnOne & { body: { message: string } }) {
      const { viewer, params, body } = request;
      const id = await idempotent('sendMessage', request, (transaction) =>
        writeMessage(ormOn(transaction), viewer, { id: params.id, kind }, body.message),
      );
      return readMessage(sql, viewer.user_id, id);
    },

    async markRead({ viewer, params: { id }, body }: OnOne & { body: { message_id: number } }) {
      await markRead(database, viewer, { id, kind }, body.message_id);
      return show(viewer.user_id, id);
    },
  });

  const list =
    (side: InquirySide, only?: InquiryKind) =>
    ({ viewer, query }: OfViewer & { query: InquiryQuery }) => {
      const asked = only ? { ...query, kind: only } : query;
      return listInquiries(sql, mediaUrl, { userId: viewer.user_id, side }, asked);
    };

  const ofAny = callsOnOne(null);
  const ofPeople = callsOnOne('user');
  return {
    async sendListingInquiry(request) {
      const { user_id: senderId } = request.viewer;
      const id = await idempotent('sendListingInquiry', request, (transaction) =>
        sendAboutListing(ormOn(transaction), senderId, request.body),
      );
      return show(senderId, id);
    },
    listOwnInquiries: list('sender'),
    listReceivedInquiries: list('recipient'),
    countInquiries: ({ viewer }) => countInquiries(sql, viewer.user_id),
    getListingInquiryStatus: ({ viewer, query }) => readState(sql, viewer.user_id, query),
    getInquiry: ofAny.read,
    moveInquiry: ofAny.move,
    listMessages: ofAny.listMessages,
    sendMessage: ofAny.sendMessage,
    markInquiryRead: ofAny.markRead,

    async sendUserInquiry(request) {
      const { user_id: senderId } = request.viewer;
      const id = await idempotent('sendUserInquiry', request, (transaction) =>
        sendToPerson(ormOn(transaction), senderId, request.body),
      );
      return show(senderId, id);
    },
    listOwnUserInquiries: list('sender', 'user'),
    listReceivedUserInquiries: list('recipient', 'user'),
    getUserInquiryStatus: ({ viewer, query }) => readState(sql, viewer.user_id, query),
    getUserInquiry: ofPeople.read,
    moveUserInquiry: ofPeople.move,
    listUserMessages: ofPeople.listMessages,
    sendUserMessage: ofPeople.sendMessage,
    markUserInquiryRead: ofPeople.markRead,
  };
}

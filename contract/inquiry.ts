import { type } from 'arktype';
import { limits } from './limits.ts';
import { id, idInPath, instant, pageOf, requiredText } from './primitives.ts';
import { inquiryStatuses } from './vocabulary.ts';

export const InquiryStatus = type.enumerated(...inquiryStatuses);

const message = requiredText(limits.message.max, {
  required: 'Write a message',
  max: 'Message too long',
}).narrow(
  (value, ctx) =>
    value.trim().length >= limits.message.min ||
    ctx.reject({ message: `Write at least ${limits.message.min} characters` }),
);

export const ListingInquiryForm = type({ listing_id: id, message });
export const UserInquiryForm = type({ recipient_id: id, message });

/** An inquiry as its sender sees it. */
export const Inquiry = type({
  id,
  listing_id: id.or('null'),
  recipient_id: id.or('null'),
  message: 'string',
  status: InquiryStatus,
  created_at: instant,
});
export const InquiryPage = type(pageOf(Inquiry.array()));
/** `status` is null when nothing was sent yet. */
export const InquiryState = type({ status: InquiryStatus.or('null') });

export const ListingInquiryQuery = type({ listing_id: idInPath });
export const UserInquiryQuery = type({ recipient_id: idInPath });

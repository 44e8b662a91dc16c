import type { OfferForm } from '#contract/offers/calls.ts';
import { currentStatuses } from '#contract/offers/statuses.ts';
import {
  acceptByOffer,
  formatClosedReason,
  noteOffer,
  readSide,
} from '#domain/inquiries/public.ts';
import { requireLowAmounts } from '#domain/listings/public.ts';
import { queueMails } from '#domain/notifications/public.ts';
import { requireReachable } from '#domain/safety/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { lockInquiryWithOffer, requireListing } from './lock-offer.ts';
import { countFreePlaces, countOffers, lastToday } from './read-offers.ts';

/**
 * Offers the room to whoever wrote about it and returns the offer's id. Throws `not_found`,
 * `transition_refused` for the applicant, `inquiry_closed`, `gone`, `cannot_write`, `offer_open`,
 * `no_free_place`, `validation_failed` or `rate_limited`.
 */
export async function makeOffer(
  sql: Sql,
  quotas: Quotas,
  viewer: Viewer,
  id: number,
  form: OfferForm,
): Promise<number> {
  const inquiry = await lockInquiryWithOffer(sql, viewer, id);
  if (inquiry.side === 'sender') {
    throw new ProblemError('transition_refused', {
      detail: 'Only the owner of the room can offer it or take the offer back',
    });
  }
  const { sender_id: senderId, listing, offer } = inquiry;
  if (!(await acceptByOffer(sql, inquiry))) {
    throw new ProblemError('inquiry_closed', { detail: formatClosedReason(inquiry.status) });
  }
  if (senderId === null) {
    throw new ProblemError('gone', { detail: 'This person no longer has an account here' });
  }
  const offered = await requireListing(sql, inquiry);
  await requireReachable(sql, viewer.user_id, senderId);
  if (offer && currentStatuses.includes(offer.status)) {
    throw new ProblemError('offer_open', {
      detail: 'You have offered the room to this person already',
    });
  }
  requireLowAmounts(form, offered.currency);
  await requireDaysToCome(sql, form);
  const freePlaces = countFreePlaces(offered, await countOffers(sql, offered.id));
  if (freePlaces === 0) {
    throw new ProblemError('no_free_place', {
      detail:
        'Every place in this room is offered or taken. Take an offer back first, or say in the listing that you look for more people',
    });
  }
  await quotas.count(sql, 'offers', viewer);
  const { monthly_rent, deposit, move_in, answer_by } = form;
  const applicants = await readSide(sql, id, 'sender');
  const places = Math.max(1, Math.min(applicants.length, freePlaces));
  const row = { monthly_rent, deposit, move_in, answer_by, places, currency: offered.currency };
  const made = await sql.one<{ id: number }>`
    insert into offers ${sql({ inquiry_id: id, listing_id: listing?.id ?? null, ...row })}
    returning id`;
  await noteOffer(sql, inquiry, 'sender');
  await queueMails(
    sql,
    applicants.map((user_id) => ({
      kind: 'offer_made',
      user_id,
      offer_id: made.id,
      status: 'offered',
    })),
  );
  return made.id;
}

/** Throws `validation_failed` for a day that is over everywhere. */
async function requireDaysToCome(sql: Sql, { move_in, answer_by }: OfferForm): Promise<void> {
  const [pastDays] = await sql<{ move_in: boolean; answer_by: boolean }[]>`
    select ${move_in}::date < ${lastToday} as move_in,
      ${answer_by}::date < ${lastToday} as answer_by`;
  const paths = (['move_in', 'answer_by'] as const).filter((path) => pastDays?.[path]);
  if (paths.length === 0) return;
  const errors = paths.map((path) => ({ path, message: 'This day is over' }));
  throw new ProblemError('validation_failed', { errors });
}

import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import {
  listingToView,
  ownInquiry,
  ownListing,
  ownViewing,
  ownViewingSlot,
  ownViewingWish,
} from '../call-targets.ts';
import { dayMs } from '../days.ts';
import { day, id, instant, textUpTo } from '../primitives.ts';
import {
  agreedViewingStatuses,
  inquirySides,
  viewingModes,
  viewingTransitions,
  wishAnswers,
  wishStatuses,
} from '../vocabulary.ts';

/** What a form of times may have. Separate from limits.ts, which is part of every page's first load. */
export const viewingLimits = {
  minutes: { min: 5, max: 480 },
  places: 20,
  noticeHours: 336,
  blockedDays: 100,
  /** From the first day to the last. */
  days: 92,
  videoLink: 500,
} as const;

/** For so many days after a viewing both can say whether it took place, and correct it. */
export const settleDays = 7;

/** The end of that time, of a viewing that ends at this moment, in milliseconds since 1970. */
export const settlesAtMs = (endsAt: string): number => Date.parse(endsAt) + settleDays * dayMs;

/** How many hours before a viewing its visitor reads the house number, if not from the agreement on. */
export const houseNumberHours = [24, 2] as const;

/** A time of day, by the clocks of the place. */
const clockTime = type(/^(?:[01]\d|2[0-3]):[0-5]\d$/).configure({ message: 'Choose a time' });
/** The same, or the end of the day. */
const clockTimeOrMidnight = type(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/).configure({
  message: 'Choose a time',
});

const minutesLong = type(
  `${viewingLimits.minutes.min} <= number.integer <= ${viewingLimits.minutes.max}`,
);

/** How many may come at once. */
const places = type(`1 <= number.integer <= ${viewingLimits.places}`);

const videoLink = textUpTo(viewingLimits.videoLink).narrow(
  (value, ctx) => isWebAddress(value) || ctx.reject({ message: 'Must be a valid URL' }),
);

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  return new URL(value).protocol === 'https:';
}

/**
 * Times at which the owner of a listing shows it: one, or with `until` as many as fit between the two
 * times on each of the days. All are by the clocks of the place of the listing.
 */
export const ViewingSlotsForm = type({
  first_day: day,
  'last_day?': day,
  /** 1 is Monday, 7 Sunday; all without it. */
  'weekdays?': type('1 <= number.integer <= 7').array().moreThanLength(0).atMostLength(7),
  'blocked_days?': day.array().atMostLength(viewingLimits.blockedDays),
  from: clockTime,
  'until?': clockTimeOrMidnight,
  minutes: minutesLong,
  places,
  /** Nobody can choose a time that begins sooner. */
  'notice_hours?': `0 <= number.integer <= ${viewingLimits.noticeHours}`,
  mode: type.enumerated(...viewingModes),
  'video_url?': videoLink.or('null'),
  /** So long before it begins who comes reads the house number; null from the agreement on. */
  'house_number_hours?': type.enumerated(...houseNumberHours, null),
}).narrow(
  ({ mode, video_url: url }, ctx) =>
    mode === 'in_person' ||
    (url !== undefined && url !== null) ||
    ctx.reject({ path: ['video_url'], message: 'Add the link to the video call' }),
);
export type ViewingSlotsForm = typeof ViewingSlotsForm.infer;

const slotTimes = {
  starts_at: instant,
  ends_at: instant,
  /** The time zone of the place, such as Europe/Berlin. */
  time_zone: 'string',
  mode: type.enumerated(...viewingModes),
  /** Null for all but the owner and whoever comes to it. */
  video_url: 'string | null',
} as const;

/** Who comes to a viewing, for the owner. */
const Visitor = type({
  viewing_id: id,
  inquiry_id: id,
  status: type.enumerated(...agreedViewingStatuses),
  first_name: 'string',
  profile_picture_url: 'string | null',
});

/** A time that can be chosen, or that someone chose. */
export const ViewingSlot = type({
  id,
  listing_id: id,
  ...slotTimes,
  places: 'number',
  /** How many places are left. */
  free: 'number',
  notice_hours: 'number',
  /** The signed-in user's own viewing at this time; null without one. */
  viewing_id: id.or('null'),
  /** Who comes; empty for everyone but the owner. */
  visitors: Visitor.array(),
  /** How many wait for a place, for the owner. An older server does not say. */
  'waiting?': 'number | null',
  /** Was it agreed on with one person, and never offered to others? */
  'is_private?': 'boolean',
  /** Does the signed-in user wait for a place? */
  'is_waiting?': 'boolean',
});
export type ViewingSlot = typeof ViewingSlot.infer;
/**
 * A time that one side proposes, by the clocks of the place of the listing. Where those show it
 * twice, the first counts.
 */
export const WishForm = type({
  day,
  from: clockTime,
  minutes: minutesLong,
});
export type WishForm = typeof WishForm.infer;

/** A time that one of the two sides proposed, as one of them sees it. */
export const ViewingWish = type({
  id,
  inquiry_id: id,
  side: type.enumerated(...inquirySides),
  status: type.enumerated(...wishStatuses),
  /** The side whose time it is; the other one answers. */
  proposed_by: type.enumerated(...inquirySides),
  starts_at: instant,
  ends_at: instant,
  time_zone: 'string',
});
export type ViewingWish = typeof ViewingWish.infer;

export const ViewingSlots = type({
  /** Does the signed-in user own the listing? */
  is_own: 'boolean',
  listing_title: 'string',
  items: ViewingSlot.array(),
  /**
   * Proposed times that wait for an answer, the next first; only for the owner. An older server does
   * not send them.
   */
  'wishes?': ViewingWish.and({ first_name: 'string' }).array(),
});
export type ViewingSlots = typeof ViewingSlots.infer;

export const NewViewingSlots = type({
  items: ViewingSlot.array(),
  /** How many were left out, because they overlap other times of the owner, or are over. */
  left_out: 'number',
});
export type NewViewingSlots = typeof NewViewingSlots.infer;

/** A viewing as one of the two sides sees it. */
export const Viewing = type({
  id,
  inquiry_id: id,
  slot_id: id,
  /** Null once the listing was deleted. */
  listing_id: id.or('null'),
  side: type.enumerated(...inquirySides),
  status: type.enumerated(...agreedViewingStatuses),
  ...slotTimes,
  /** Does the signed-in user visit another room at the same time? A warning, and no refusal. */
  overlaps: 'boolean',
  /** Did I confirm that I come at this time? An older server beside this one does not tell. */
  'has_confirmed?': 'boolean',
  'other_has_confirmed?': 'boolean',
});
export type Viewing = typeof Viewing.infer;

/**
 * The viewing of an inquiry, and the times that its sender can choose. An older server beside this
 * one sends only these two.
 */
export const InquiryViewings = type({
  /** At which of the times others of my group visit another room; a warning, and no refusal. */
  'busy?': type({ slot_id: id, first_names: 'string[]' }).array(),
  /** The newest that was agreed on; null before the first. */
  viewing: Viewing.or('null'),
  slots: ViewingSlot.array(),
  /** The address as the sender may read it; null while the listing is hidden, or once it was deleted. */
  address: 'string | null',
  /** Has `address` the house number, if there is one? */
  shows_house_number: 'boolean',
  /** From when on the sender reads it; null if they do, or no agreed viewing at the place is coming. */
  house_number_at: instant.or('null'),
  /** Coming times without a free place, for which the sender can wait. */
  'full_slots?': ViewingSlot.array(),
  /** The newest proposed time, unless both agreed on it or on another since. */
  'wish?': ViewingWish.or('null'),
  /** The time zone for proposing a time; null where nobody can at the moment. */
  'wish_time_zone?': 'string | null',
  /** How many of their viewings did not take place; only the two see it. */
  'missed?': 'number',
  /** How many links for friends the signed-in user made of the newest viewing. */
  friend_links: 'number',
});
export type InquiryViewings = typeof InquiryViewings.infer;

/** Another status, or another time: one of the two. */
export const ViewingChange = type({
  'status?': type.enumerated(...viewingTransitions),
  'slot_id?': id,
}).narrow(
  ({ status, slot_id: slot }, ctx) =>
    (status === undefined) !== (slot === undefined) ||
    ctx.reject({ message: 'Give either a status or a slot_id' }),
);
export type ViewingChange = typeof ViewingChange.infer;

/** An answer to a proposed time, or another time instead: one of the two. */
export const WishChange = type({
  'status?': type.enumerated(...wishAnswers),
  'instead?': WishForm,
}).narrow(
  ({ status, instead }, ctx) =>
    (status === undefined) !== (instead === undefined) ||
    ctx.reject({ message: 'Give either a status or another time' }),
);
export type WishChange = typeof WishChange.infer;

/** The calls by which two sides of an inquiry agree when to meet. */
export const viewingCalls = defineCalls({
  offerViewingSlots: {
    route: 'POST /api/listings/{id}/viewing-slots',
    summary: 'Offer times at which I show my listing',
    access: 'user',
    problems: ['gone', 'conflict', 'no_location', 'slots_overlap', 'too_many_slots'],
    targets: [ownListing],
    status: 201,
    body: ViewingSlotsForm,
    answer: NewViewingSlots,
  },
  listViewingSlots: {
    route: 'GET /api/listings/{id}/viewing-slots',
    summary: 'The coming times of a listing: all of my own, or those that I can choose',
    access: 'user',
    problems: ['gone'],
    targets: [listingToView],
    answer: ViewingSlots,
  },
  withdrawViewingSlot: {
    route: 'DELETE /api/viewing-slots/{id}',
    summary: 'Withdraw a time of my listing, which cancels the viewings at it',
    access: 'user',
    problems: ['transition_refused'],
    targets: [ownViewingSlot],
  },
  changeViewingSlot: {
    route: 'PATCH /api/viewing-slots/{id}',
    summary: 'Say how many may come at a time of my listing; those who wait hear of more places',
    access: 'user',
    problems: ['transition_refused', 'conflict'],
    targets: [ownViewingSlot],
    body: type({ places }),
    answer: ViewingSlot,
  },
  getInquiryViewings: {
    route: 'GET /api/inquiries/{id}/viewings',
    summary: 'The viewing of one of my inquiries, and the times that I can choose',
    access: 'user',
    targets: [ownInquiry],
    answer: InquiryViewings,
  },
  agreeOnViewing: {
    route: 'POST /api/inquiries/{id}/viewings',
    summary: 'Choose a time at which I visit the listing that I wrote about',
    access: 'user',
    problems: ['transition_refused', 'inquiry_closed', 'cannot_write', 'slot_unavailable'],
    targets: [ownInquiry],
    status: 201,
    body: type({ slot_id: id }),
    answer: Viewing,
  },
  changeViewing: {
    route: 'PATCH /api/viewings/{id}',
    summary: 'Cancel or move a viewing, or say whether it took place',
    access: 'user',
    problems: ['transition_refused', 'inquiry_closed', 'cannot_write', 'slot_unavailable'],
    targets: [ownViewing],
    body: ViewingChange,
    answer: Viewing,
  },
  proposeViewing: {
    route: 'POST /api/inquiries/{id}/viewing-wishes',
    summary: 'Propose a time for a viewing to the other side of an inquiry about a listing',
    access: 'user',
    problems: [
      'transition_refused',
      'inquiry_closed',
      'cannot_write',
      'conflict',
      'no_location',
      'slots_overlap',
    ],
    targets: [ownInquiry],
    status: 201,
    body: WishForm,
    answer: ViewingWish,
  },
  answerViewingWish: {
    route: 'PATCH /api/viewing-wishes/{id}',
    summary: 'Agree to a proposed time, decline it, answer with another, or take mine back',
    access: 'user',
    problems: [
      'transition_refused',
      'inquiry_closed',
      'cannot_write',
      'conflict',
      'no_location',
      'slots_overlap',
      'slot_unavailable',
    ],
    targets: [ownViewingWish],
    body: WishChange,
    answer: ViewingWish,
  },
  waitForSlot: {
    route: 'PUT /api/inquiries/{id}/slot-waits/{slot_id}',
    summary: 'Wait for a place at a full time: hear when one is free',
    access: 'user',
    problems: ['transition_refused', 'inquiry_closed', 'cannot_write', 'slot_unavailable'],
    targets: [ownInquiry],
  },
  stopWaitingForSlot: {
    route: 'DELETE /api/inquiries/{id}/slot-waits/{slot_id}',
    summary: 'No longer wait for a place at a time',
    access: 'user',
    targets: [ownInquiry],
  },
  confirmViewing: {
    route: 'PUT /api/viewings/{id}/confirmation',
    summary: 'Confirm that I come to an agreed viewing at this time, which the other side sees',
    access: 'user',
    problems: ['transition_refused'],
    targets: [ownViewing],
    body: type({ slot_id: id }),
    answer: Viewing,
  },
});

import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownListing, seenWantedPage } from '../call-targets.ts';
import { limits } from '../limits.ts';
import { FitSummary } from '../matching/fit.ts';
import {
  currencyCode,
  day,
  id,
  instant,
  latitude,
  longitude,
  pageQuery,
  pageSchema,
  requiredText,
  textUpTo,
} from '../primitives.ts';
import { Intent } from '../users/user.ts';
import { wantedAuthors, wantedVisibilities } from '../vocabulary.ts';

const visibility = type.enumerated(...wantedVisibilities);

/** What a user writes on their wanted page. All facts come from the profile, where they are typed once. */
export const WantedForm = type({
  headline: requiredText(
    limits.wanted.headline.max,
    { required: 'Write a headline', max: 'Headline too long' },
    limits.wanted.headline.maxCodePoints,
  ),
  text: textUpTo(limits.wanted.text.max, 'Text too long'),
  /** For how many people rooms are wanted. */
  people: type(`1 <= number.integer <= ${limits.wanted.people.max}`),
  visibility,
  /** May search engines list the page? Only what everyone may see can be listed. */
  is_indexed: 'boolean',
});
export type WantedForm = typeof WantedForm.infer;

/** Of the profile, what a wanted page shows; of a group, what those of its members come to. */
export const wantedFacts = {
  /** Where rooms are wanted, without a house number. */
  area: 'string',
  budget_max: 'number | null',
  /** Null without a budget. */
  budget_currency: 'string | null',
  move_in_from: day.or('null'),
  stay_months: 'number | null',
} as const;

/** A wanted page as those read it who write it. */
export const WrittenWanted = type({
  id,
  headline: 'string',
  text: 'string',
  people: 'number.integer',
  visibility,
  is_indexed: 'boolean',
  confirmed_at: instant,
  /** Was it not confirmed for so long that nobody finds it anymore? */
  is_ended: 'boolean',
  /** Why administrators hide it; null while they do not. */
  hidden_note: 'string | null',
});

/** My own wanted page, with what my profile adds to it. */
export const OwnWanted = type({
  page: WrittenWanted.or('null'),
  facts: type({
    first_name: 'string',
    ...wantedFacts,
    intent: Intent.or('null'),
    /** Does the profile name a place on the map? Without one nobody finds the page by place. */
    has_place: 'boolean',
    /** Nobody finds the page of someone who hides their profile. */
    is_hidden: 'boolean',
  }),
  /** Groups of mine that have a page of their own: owners find those beside mine. */
  group_pages: type({ group_id: id, name: 'string' }).array(),
});
export type OwnWanted = typeof OwnWanted.infer;

/** What somebody says about looking for a home together with who wrote a page. */
export const foundingAnswers = ['yes', 'no'] as const;
export type FoundingAnswer = (typeof foundingAnswers)[number];

/** Looking together with who wrote a page, as I see it: never what they answered. */
export const Founding = type({
  /** Mine; null while there is none. */
  answer: type.enumerated(...foundingAnswers).or('null'),
  /** A group in which we both are; a yes of both founds one. */
  group_id: id.or('null'),
  /** Have I got a page that everyone with an account sees? Without one I cannot say yes. */
  is_ready: 'boolean',
});
export type Founding = typeof Founding.infer;

/** A wanted page as others see it. */
export const WantedPage = type({
  id,
  headline: 'string',
  text: 'string',
  people: 'number.integer',
  /** Empty for a group. */
  first_name: 'string',
  ...wantedFacts,
  visibility,
  is_indexed: 'boolean',
  confirmed_at: instant,
  /** True for each member of the group whose page it is, too. */
  is_mine: 'boolean',
  /** The author; null for visitors without an account, and for a group. */
  user: type({
    id,
    age: 'number | null',
    occupation: 'string',
    profile_picture_url: 'string | null',
  }).or('null'),
  /** The group whose page it is; null for that of one person. */
  group: type({
    id,
    /** The members by when they joined, except those who hide their profile. Null for visitors. */
    members: type({ id, first_name: 'string', profile_picture_url: 'string | null' })
      .array()
      .or('null'),
  }).or('null'),
  /**
   * Null for visitors, on my own page, and when one of us has not answered anything. Of a group that
   * of the one who fits least.
   */
  fit: FitSummary.or('null'),
  /** The member of a group whose fit it is. */
  fit_of: type({ id, first_name: 'string' }).or('null'),
  /**
   * With whom, where not with me: in a search for a room, the one of its household whom they fit
   * least.
   */
  fit_with: type({ id, first_name: 'string' }).or('null'),
  /** Null for visitors, on my own page and those of groups, and where not everyone with an account sees it. */
  founding: Founding.or('null'),
});
export type WantedPage = typeof WantedPage.infer;

export const WantedList = type({
  ...pageSchema(WantedPage.array()),
  /** The currency that budgets are compared in. */
  currency: 'string',
  /** The day of the exchange rates for budgets in other currencies; null without rates. */
  rates_day: day.or('null'),
  /** Newest also when fit was requested without answers, or while the server cannot compare yet. */
  sorted_by: "'fit' | 'newest'",
  has_answers: 'boolean',
});
export type WantedList = typeof WantedList.infer;

/** A filter leaves out pages that do not state the filtered fact; `listing_id` keeps them. */
export const WantedQuery = type({
  ...pageQuery,
  /** Lists the pages of one person each, or those of groups. */
  'authors?': type.enumerated(...wantedAuthors),
  /** A room of mine: its place, rent and dates are the filters, and pages for fitting rooms are found. */
  'listing_id?': type('string.integer.parse').to(id),
  'lat?': type('string.numeric.parse').to(latitude),
  'lng?': type('string.numeric.parse').to(longitude),
  'radius_km?': type('string.numeric.parse').to(
    `${limits.radiusKm.min} <= number <= ${limits.radiusKm.max}`,
  ),
  /** The rent for a month, which the budget must reach. */
  'rent?': type('string.integer.parse').to(`1 <= number <= ${limits.id.max}`),
  /** The currency of that rent, by default that of the country of the place. */
  'currency?': currencyCode,
  /** People who can move in on this day or before. */
  'move_in_by?': day,
  'sort?': "'fit' | 'newest'",
}).narrow(
  (query, ctx) =>
    (query.lat === undefined) === (query.lng === undefined) ||
    ctx.reject({ message: 'lat and lng belong together', path: ['lng'] }),
);
export type WantedQuery = typeof WantedQuery.infer;

/** Calls about wanted pages. */
export const wantedCalls = defineCalls({
  getOwnWanted: {
    route: 'GET /api/users/wanted-page',
    summary: 'My wanted page, and what my profile adds to it',
    access: 'user',
    version: 'answered',
    answer: OwnWanted,
  },
  saveOwnWanted: {
    route: 'PUT /api/users/wanted-page',
    summary: 'Write or change my wanted page, which also confirms it',
    access: 'user',
    needsProfile: true,
    version: 'compared',
    quota: 'wantedPages',
    body: WantedForm,
    answer: OwnWanted,
  },
  confirmOwnWanted: {
    route: 'POST /api/users/wanted-page/confirmation',
    summary: 'Say that I am still looking',
    access: 'user',
    needsProfile: true,
    quota: 'wantedPages',
    problems: ['conflict'],
    answer: OwnWanted,
  },
  deleteOwnWanted: {
    route: 'DELETE /api/users/wanted-page',
    summary: 'Delete my wanted page',
    access: 'user',
  },
  listWanted: {
    route: 'GET /api/wanted',
    summary: 'Wanted pages, by Roomie Fit or newest first',
    access: 'user',
    quota: 'searches',
    problems: ['conflict', 'forbidden', 'gone', 'no_location'],
    targets: [ownListing],
    query: WantedQuery,
    answer: WantedList,
  },
  getWanted: {
    route: 'GET /api/wanted/{id}',
    summary: 'One wanted page',
    access: 'anyone',
    targets: [seenWantedPage],
    answer: WantedPage,
  },
});

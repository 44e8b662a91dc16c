import { readFileSync } from 'node:fs';
import type { OfferStatus } from '#contract/offers/statuses.ts';
import type { Habits } from '#contract/questionnaire/questions.ts';
import type {
  Amenity,
  HouseRule,
  InquirySide,
  InquiryStatus,
  Intent,
  OnboardingStatus,
  reportReasons,
  reportStatuses,
  RoomType,
  ViewingMode,
  ViewingStatus,
  WantedVisibility,
} from '#contract/vocabulary.ts';

/** A demo user. An empty string or null means "not answered yet". */
export interface DemoUser {
  email: string;
  first_name: string;
  last_name: string;
  /** ISO date. */
  birth_date: string | null;
  /** Null for a user who was not asked yet. */
  intent: Intent | null;
  occupation: string;
  bio: string;
  area: string;
  latitude: number | null;
  longitude: number | null;
  /** Whole units of `budget_currency` a month. */
  budget_min: number | null;
  budget_max: number | null;
  /** Null without a budget. */
  budget_currency: string | null;
  /** Days from the day of seeding. */
  move_in_days: number | null;
  stay_months: 3 | 6 | 12 | 24 | null;
  is_admin: boolean;
  onboarding: OnboardingStatus;
  /** A folder of `demo/images`; null means no photo yet. */
  photo: string | null;
  /** Set for users who have passed the habits step of onboarding. */
  habits?: Habits;
}

/** A demo listing. Rent is in whole currency units a month. */
export interface DemoListing {
  /** E-mail address of the owner. */
  owner: string;
  title: string;
  description: string;
  address: string;
  latitude: number;
  longitude: number;
  monthly_rent: number;
  currency: string;
  total_bedrooms: number;
  total_bathrooms: number;
  current_roommates: number;
  looking_for_roommates: number;
  /** Without it, the room is offered. */
  status?: 'filled';
  /** Days from the day of seeding. */
  available_in_days: number;
  /** Days from then on; null means without an end. */
  available_for_days: number | null;
  room_type: RoomType | null;
  /** 0 where the rent includes them; null means "not stated", here and below. */
  monthly_bills: number | null;
  deposit: number | null;
  min_stay_months: number | null;
  max_stay_months: number | null;
  posted_days_ago: number;
  amenities: Amenity[];
  house_rules: HouseRule[];
  /** Names of content/images.json, the cover first. Listings share images. */
  images: string[];
}

/** An image of `demo/images` for listings. */
interface DemoImage {
  alt: string;
  /** A color as #rrggbb. */
  placeholder: string;
}

/** A demo inquiry with its messages; the first message is the inquiry itself. */
export interface DemoInquiry {
  /** E-mail addresses. */
  from: string;
  to: string;
  /** Title of the listing it is about; null for an inquiry to a user. */
  listing: string | null;
  /** Name of the group that the sender writes for; without it, they write alone. */
  group?: string;
  status: InquiryStatus;
  /** The side that has not read the latest messages of the other. */
  unread_by: InquirySide | null;
  /** `author`: who of the group wrote it, if not the sender. */
  messages: { by: InquirySide; author?: string; hours_ago: number; text: string }[];
}

/** Who lives in a demo listing besides its owner. */
export interface DemoHousehold {
  /** Title of the listing. */
  listing: string;
  /** E-mail addresses. */
  members: string[];
}

/** People of the demo who look for a home together; the first one leads. */
export interface DemoGroup {
  name: string;
  /** E-mail addresses. */
  members: string[];
  /** What the group says on its wanted page. */
  wanted?: { headline: string; text: string; visibility: WantedVisibility };
}

/** A time at which a demo room can be viewed, and who comes. */
export interface DemoViewingSlot {
  /** Title of the listing. */
  listing: string;
  time_zone: string;
  /** Days from the day of seeding. */
  in_days: number;
  /** By the clocks of the place: `HH:MM`. */
  at: string;
  minutes: number;
  places: number;
  mode: ViewingMode;
  video_url: string | null;
  /** E-mail addresses of people who wrote about the listing. */
  visitors: { from: string; status: ViewingStatus }[];
}

/** An offer of a demo room, with the rent and the deposit of its listing. */
export interface DemoOffer {
  /** E-mail address of the applicant. */
  from: string;
  /** Title of the listing. */
  listing: string;
  status: OfferStatus;
  made_hours_ago: number;
  /** Days from the day of seeding. */
  move_in_in_days: number;
  answer_by_in_days: number;
}

/** A wanted page of the demo. */
export interface DemoWanted {
  /** E-mail address of who wrote it. */
  author: string;
  headline: string;
  text: string;
  people: number;
  visibility: WantedVisibility;
}

/** A demo report to the administrators. */
export interface DemoReport {
  from: string;
  /** Title of a listing, or e-mail address of a user. */
  target: { listing: string } | { user: string };
  reason: (typeof reportReasons)[number];
  details: string;
  status: (typeof reportStatuses)[number];
  note: string;
  hours_ago: number;
}

const readContent = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`content/${name}.json`, import.meta.url), 'utf8'));

const readLists = (...names: string[]): readonly unknown[] =>
  names.flatMap((name) => readContent(name) as unknown[]);

/** Every demo user; the first four are the administrator, an owner, a seeker and a newcomer. */
export const users = readLists('users-new-york', 'users-europe') as readonly DemoUser[];

/** Every demo listing, city by city. */
export const listings = readLists(
  'listings-brooklyn',
  'listings-harlem',
  'listings-queens',
  'listings-berlin',
  'listings-london',
  'listings-lisbon',
  'listings-filled',
  'listings-groups',
) as readonly DemoListing[];

/** The images of listings, by the name of their folder in `demo/images`. */
export const images = readContent('images') as Readonly<Record<string, DemoImage>>;

export const households = readLists('households') as readonly DemoHousehold[];
export const groups = readLists('groups') as readonly DemoGroup[];
export const inquiries = readLists('inquiries') as readonly DemoInquiry[];
export const viewingSlots = readLists('viewings') as readonly DemoViewingSlot[];
export const offers = readLists('offers') as readonly DemoOffer[];
export const reports = readLists('reports') as readonly DemoReport[];
export const wantedPages = readLists('wanted') as readonly DemoWanted[];

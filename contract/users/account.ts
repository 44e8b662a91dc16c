import { type } from 'arktype';
import { Habits, Preferences } from '../questionnaire/habits.ts';
import { Listing } from '../listings/listing.ts';
import { id, instant } from '../primitives.ts';
import { Profile } from './profile.ts';
import { Session } from './user.ts';
import { inquiryKinds } from '../vocabulary.ts';

const WrittenMessage = type({
  inquiry_id: id,
  kind: type.enumerated(...inquiryKinds),
  /** The room it was about; empty where it went to a person. */
  listing_title: 'string',
  text: 'string',
  created_at: instant,
});

/** Everything of a person, for them to take along. What others wrote is theirs, and not in it. */
export const AccountExport = type({
  exported_at: instant,
  profile: Profile,
  habits: Habits,
  preferences: Preferences,
  listings: Listing.array(),
  messages: WrittenMessage.array(),
  blocked_user_ids: id.array(),
  sessions: Session.array(),
});
export type AccountExport = typeof AccountExport.infer;

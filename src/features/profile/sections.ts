import * as t from '#locales/profile.ts';
import type { IconShape } from '#src/ui/icon-paths.ts';
import { laterIcons } from '#src/ui/later-icons.ts';
import * as titles from '#locales/titles.ts';

/** The parts of the profile, in the order of its list; each is the end of an address. */
export const profileSections = [
  'about',
  'habits',
  'preferences',
  'notifications',
  'privacy',
  'account',
] as const;
export type ProfileSection = (typeof profileSections)[number];

interface SectionLabels {
  title: string;
  /** What one finds there, for the list on phones. */
  hint: string;
  icon: IconShape;
  /** The targets of the drafts that its forms keep. */
  drafts: readonly string[];
}

/** What the list says of each section. */
export const sectionLabels: Record<ProfileSection, SectionLabels> = {
  about: {
    title: titles.aboutYou,
    hint: t.sectionHints.about,
    icon: 'person',
    drafts: ['profile.profile', 'organization.address'],
  },
  habits: {
    title: titles.howYouLive,
    hint: t.sectionHints.habits,
    icon: laterIcons.home,
    drafts: ['profile.habits'],
  },
  preferences: {
    title: titles.whatYouWant,
    hint: t.sectionHints.preferences,
    icon: 'people',
    drafts: ['profile.preferences'],
  },
  notifications: {
    title: titles.notifications,
    hint: t.sectionHints.notifications,
    icon: laterIcons.bell,
    drafts: [],
  },
  privacy: {
    title: titles.yourPrivacy,
    hint: t.sectionHints.privacy,
    icon: laterIcons.shield,
    drafts: [],
  },
  account: {
    title: titles.account,
    hint: t.sectionHints.account,
    icon: laterIcons.filter,
    drafts: [],
  },
};

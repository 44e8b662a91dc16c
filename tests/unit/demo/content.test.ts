import { describe, expect, it } from 'vitest';
import { type } from 'arktype';
import { HabitsForm, Preferences } from '#contract/questionnaire/calls.ts';
import { MessageForm } from '#contract/inquiries/message.ts';
import { limits } from '#contract/limits.ts';
import { ListingForm } from '#contract/listings/listing-form.ts';
import { completePreferences } from '#contract/questionnaire/preference-rules.ts';
import { ReportForm } from '#contract/safety/calls.ts';
import { ProfileForm } from '#contract/users/user.ts';
import { importances, questionIds, type Preference } from '#contract/questionnaire/questions.ts';
import { WantedForm } from '#contract/wanted/wanted.ts';
import {
  households,
  images,
  inquiries,
  listings,
  reports,
  users,
  wantedPages,
} from '#demo/content.ts';
import { demoPreferences } from '#demo/preferences.ts';

const repeated = (values: readonly string[]) =>
  values.filter((value, i) => values.indexOf(value) !== i);
const sentences = (text: string) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 25);

describe('demo users', () => {
  it('has 32 users; the first four have the addresses that the guides name', () => {
    expect(users).toHaveLength(32);
    const first = users.slice(0, 4);
    const names = ['admin', 'owner', 'seeker', 'newcomer'];
    expect(first.map(({ email }) => email)).toEqual(names.map((n) => `${n}@roomieradar.test`));
    expect(users.filter(({ is_admin }) => is_admin)).toEqual([first[0]]);
    expect(first[3]).toMatchObject({ onboarding: 'profile', last_name: '', birth_date: null });
  });

  it('gives each user a different address that no mail can reach', () => {
    const emails = users.map(({ email }) => email);
    expect(repeated(emails)).toEqual([]);
    for (const email of emails) expect(email).toMatch(/^[a-z.]+@roomieradar\.test$/);
  });

  it('has only users who are of age in 2026', () => {
    for (const { email, birth_date } of users) {
      if (birth_date !== null) expect(birth_date <= '2008-01-01', email).toBe(true);
    }
  });

  it('passes the profile form for every user who has filled it in', () => {
    for (const user of users.filter(({ onboarding }) => onboarding !== 'profile')) {
      const { intent, first_name, last_name, birth_date, occupation, bio, area } = user;
      const { latitude, longitude, budget_min, budget_max, stay_months } = user;
      const profile = { intent, first_name, last_name, birth_date, occupation, bio };
      const place = { area, latitude, longitude };
      const budget = { budget_min, budget_max, stay_months };
      const answer = ProfileForm({ ...profile, ...place, ...budget });
      expect(answer instanceof type.errors && answer.summary, user.email).toBe(false);
    }
  });

  it('has budgets in the money of where people look', () => {
    const budgets = users.filter(({ budget_min, budget_max }) => budget_min ?? budget_max);
    const ofPlace = ({ area }: (typeof users)[number]) => {
      if (area.endsWith('London')) return 'GBP';
      return /(Berlin|Lisbon)$/.test(area) ? 'EUR' : 'USD';
    };
    for (const user of users) {
      const expected = budgets.includes(user) ? ofPlace(user) : null;
      expect(user.budget_currency, user.email).toBe(expected);
    }
    expect(new Set(budgets.map(ofPlace)).size).toBe(3);
  });

  it('has nobody who only looks for a room and offers one', () => {
    const owners = new Set(listings.map(({ owner }) => owner));
    for (const { email, intent, onboarding } of users) {
      const fitting = owners.has(email) ? ['offering', 'both'] : ['looking'];
      expect(onboarding === 'profile' ? [null] : fitting, email).toContain(intent);
    }
  });

  it('has habits for exactly the users who are past that step of onboarding', () => {
    for (const { email, onboarding, habits } of users) {
      const past = onboarding === 'completed' || onboarding === 'preferences';
      expect(habits !== undefined, email).toBe(past);
    }
  });

  it('has habits and preferences that the questionnaire accepts', () => {
    const answered = users.flatMap(({ email, habits }) => (habits ? [{ email, habits }] : []));
    for (const { email, habits } of answered) {
      expect(HabitsForm(habits) instanceof type.errors, email).toBe(false);
      expect(Object.keys(habits), email).toEqual(questionIds);
      const wanted = demoPreferences(habits, email);
      expect(Preferences(wanted) instanceof type.errors, email).toBe(false);
      expect(completePreferences(habits, wanted), email).toEqual(wanted);
      expect(demoPreferences(habits, email), email).toEqual(wanted);
    }
  });

  it('has preferences of every importance, and a few dealbreakers', () => {
    const wanted = users.flatMap(({ email, habits }) =>
      habits ? Object.values(demoPreferences(habits, email)) : [],
    );
    const share = (isSo: (preference: Preference) => boolean) =>
      wanted.filter(isSo).length / wanted.length;
    for (const importance of importances) {
      expect(share((each) => each.importance === importance)).toBeGreaterThan(0.05);
    }
    expect(share((each) => each.is_dealbreaker)).toBeGreaterThan(0.01);
    expect(share((each) => each.is_dealbreaker)).toBeLessThan(0.1);
  });

  it('gives each user a different bio and a different face', () => {
    const withProfile = users.filter(({ onboarding }) => onboarding !== 'profile');
    expect(repeated(withProfile.flatMap(({ bio }) => sentences(bio)))).toEqual([]);
    expect(repeated(withProfile.map(({ photo }) => String(photo)))).toEqual([]);
    for (const { bio, email } of withProfile) expect(bio.length, email).toBeGreaterThan(60);
  });
});

describe('demo listings', () => {
  it('has 69 listings that look for someone and two filled ones, four of them of the demo owner', () => {
    expect(listings.filter(({ status }) => status === undefined)).toHaveLength(69);
    expect(listings).toHaveLength(71);
    const emails = new Set(users.map(({ email }) => email));
    const owners = listings.map(({ owner }) => owner);
    expect(owners.filter((email) => !emails.has(email))).toEqual([]);
    expect(owners.filter((email) => email.startsWith('owner@'))).toHaveLength(4);
    for (const none of ['seeker', 'newcomer'])
      expect(owners).not.toContain(`${none}@roomieradar.test`);
    expect(new Set(owners).size).toBeGreaterThanOrEqual(20);
  });

  it('passes the listing form for every listing', () => {
    for (const listing of listings) {
      const { owner: _, available_in_days: __, posted_days_ago: ___, ...rest } = listing;
      const { images: ____, available_for_days: _____, ...fields } = rest;
      const answer = ListingForm(fields);
      expect(answer instanceof type.errors && answer.summary, listing.title).toBe(false);
    }
  });

  it('asks what rooms cost where they are, in the money of the place', () => {
    // Rooms in shared flats in 2026: what most adverts of each city ask for.
    const usual: [town: RegExp, currency: string, least: number, most: number][] = [
      [/London$/, 'GBP', 600, 1300],
      [/Berlin$/, 'EUR', 300, 900],
      [/Lisbon$/, 'EUR', 350, 900],
      [/, NY$/, 'USD', 800, 2000],
    ];
    for (const listing of listings) {
      const { title, address, currency, room_type: kind, monthly_rent: all } = listing;
      // Of a whole place, the share of each.
      const rent = kind === 'whole_place' ? all / listing.looking_for_roommates : all;
      const found = usual.filter(([town]) => town.test(address));
      expect(found, `${title}: ${address}`).toHaveLength(1);
      const [, money = '', least = 0, most = 0] = found[0] ?? [];
      expect([currency, rent >= least && rent <= most], `${title}: ${rent}`).toEqual([money, true]);
    }
  });

  it('says different things about costs and stays, some of them nothing', () => {
    const share = (isSo: (listing: (typeof listings)[number]) => boolean) =>
      listings.filter(isSo).length / listings.length;
    expect(share((each) => each.monthly_bills === 0)).toBeGreaterThan(0.1);
    expect(share((each) => (each.monthly_bills ?? 0) > 0)).toBeGreaterThan(0.4);
    expect(share((each) => each.monthly_bills === null)).toBeGreaterThan(0.05);
    expect(share((each) => each.min_stay_months === null)).toBeGreaterThan(0.05);
    expect(share((each) => each.max_stay_months !== null)).toBeGreaterThan(0.05);
    expect(share((each) => each.available_for_days !== null)).toBeGreaterThan(0.02);
    expect(share((each) => each.room_type === 'shared_room')).toBeGreaterThan(0.02);
    for (const { title, monthly_bills: bills, monthly_rent: rent } of listings) {
      expect(bills ?? 0, title).toBeLessThan(rent / 2);
    }
  });

  it('has enough bedrooms for everyone, and no rules that contradict each other', () => {
    for (const listing of listings) {
      const heads = listing.current_roommates + listing.looking_for_roommates;
      expect(heads, listing.title).toBeLessThanOrEqual(listing.total_bedrooms);
      const rules = new Set<string>(listing.house_rules);
      expect(rules.has('no_pets') && rules.has('pets_welcome'), listing.title).toBe(false);
      expect(repeated([...listing.house_rules, ...listing.amenities]), listing.title).toEqual([]);
    }
  });

  it('keeps listings within their dates and near their city', () => {
    const cities = [
      [40.7, -73.95],
      [52.5, 13.4],
      [51.5, -0.08],
      [38.73, -9.14],
    ] as const;
    for (const listing of listings) {
      expect(listing.available_in_days, listing.title).toBeGreaterThanOrEqual(0);
      expect(listing.available_in_days, listing.title).toBeLessThanOrEqual(120);
      expect(listing.posted_days_ago, listing.title).toBeGreaterThanOrEqual(0);
      expect(listing.posted_days_ago, listing.title).toBeLessThanOrEqual(40);
      const near = cities.some(
        ([lat, lng]) => Math.hypot(listing.latitude - lat, listing.longitude - lng) < 0.2,
      );
      expect(near, listing.title).toBe(true);
    }
  });

  it('repeats no title and no sentence', () => {
    expect(repeated(listings.map(({ title }) => title))).toEqual([]);
    expect(repeated(listings.flatMap(({ description }) => sentences(description)))).toEqual([]);
    for (const { title, description } of listings) {
      expect(description.length, title).toBeGreaterThanOrEqual(80);
      expect(description.length, title).toBeLessThanOrEqual(600);
    }
  });

  it('shows one to six different images a listing, a bedroom first', () => {
    const names = new Set(listings.flatMap((listing) => listing.images));
    expect(Object.keys(images).filter((name) => !names.has(name))).toEqual([]);
    for (const { title, images: shown } of listings) {
      expect(repeated(shown), title).toEqual([]);
      expect(shown.length, title).toBeGreaterThanOrEqual(1);
      expect(shown.length, title).toBeLessThanOrEqual(Math.min(6, limits.imagesPerListing));
      expect(shown[0], title).toMatch(/^bedroom-/);
    }
  });

  it('shows a different cover on each listing of the first page', () => {
    const newest = listings.toSorted((one, other) => one.posted_days_ago - other.posted_days_ago);
    const covers = newest.slice(0, limits.page.size).flatMap((listing) => listing.images[0] ?? []);
    expect(repeated(covers)).toEqual([]);
  });

  it('has a text alternative for each image', () => {
    for (const [name, { alt, placeholder }] of Object.entries(images)) {
      expect(alt.length, name).toBeGreaterThan(15);
      expect(alt.length, name).toBeLessThanOrEqual(160);
      expect(placeholder, name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe('demo inquiries and reports', () => {
  const emails = new Set(users.map(({ email }) => email));
  const titles = new Set(listings.map(({ title }) => title));

  it('passes the forms that users send them with', () => {
    for (const { messages } of inquiries) {
      for (const { text } of messages) {
        const answer = MessageForm({ message: text });
        expect(answer instanceof type.errors && answer.summary, text).toBe(false);
      }
    }
    for (const { reason, details } of reports) {
      const answer = ReportForm({ kind: 'user', id: 1, reason, details });
      expect(answer instanceof type.errors && answer.summary, details).toBe(false);
    }
  });

  it('refers to existing users and listings', () => {
    for (const { from, to, listing } of inquiries) {
      expect([from, to].filter((email) => !emails.has(email))).toEqual([]);
      if (listing !== null) expect(titles, listing).toContain(listing);
    }
    for (const { from, target } of reports) {
      expect(emails).toContain(from);
      if ('listing' in target) expect(titles).toContain(target.listing);
      else expect(emails).toContain(target.user);
    }
  });

  it('has households of existing users besides the owner, as many as the listing says', () => {
    for (const { listing: title, members } of households) {
      const listing = listings.find((each) => each.title === title);
      expect(listing?.current_roommates, title).toBe(members.length + 1);
      expect(members).not.toContain(listing?.owner);
      for (const email of members) {
        const member = users.find((each) => each.email === email);
        expect(member?.onboarding, email).toBe('completed');
      }
    }
  });

  it('has unread messages only where the other side wrote last', () => {
    for (const { unread_by: unreadBy, messages } of inquiries) {
      if (unreadBy !== null) expect(messages.at(-1)?.by).not.toBe(unreadBy);
    }
  });
});

describe('demo wanted pages', () => {
  it('has twelve in three cities, one a person, which pass the form', () => {
    expect(wantedPages).toHaveLength(12);
    expect(repeated(wantedPages.map(({ author }) => author))).toEqual([]);
    const cities = wantedPages.map(({ author, ...page }) => {
      const answer = WantedForm({ ...page, is_indexed: false });
      expect(answer instanceof type.errors && answer.summary, author).toBe(false);
      const area = users.find(({ email }) => email === author)?.area ?? '';
      return /(Berlin|Lisbon)$/.exec(area)?.[0] ?? 'New York';
    });
    expect(new Set(cities)).toEqual(new Set(['New York', 'Berlin', 'Lisbon']));
  });
});

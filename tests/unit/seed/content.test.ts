import { describe, expect, it } from 'vitest';
import { type } from 'arktype';
import { HabitsForm, Preferences } from '#contract/questionnaire/calls.ts';
import { limits } from '#contract/limits.ts';
import { ListingForm } from '#contract/listings/listing.ts';
import { withOwnAnswers } from '#contract/questionnaire/preference-rules.ts';
import { ProfileForm } from '#contract/users/user.ts';
import { importances, questionIds, type Preference } from '#contract/questionnaire/questions.ts';
import { people } from '#demo/content/people.ts';
import { rooms } from '#demo/content/rooms.ts';
import { demoHabits, demoPreferences, seedOf } from '#demo/demo-answers.ts';
import { roomKinds } from '#demo/drawing/draw-room.ts';

const repeated = (values: readonly string[]) =>
  values.filter((value, i) => values.indexOf(value) !== i);
const sentences = (text: string) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 25);

describe('demo people', () => {
  it('are 32, the first four with the addresses the guides name', () => {
    expect(people).toHaveLength(32);
    const first = people.slice(0, 4);
    const names = ['admin', 'owner', 'seeker', 'newcomer'];
    expect(first.map(({ email }) => email)).toEqual(names.map((n) => `${n}@roomieradar.test`));
    expect(people.filter(({ is_admin }) => is_admin)).toEqual([first[0]]);
    expect(first[3]).toMatchObject({ onboarding: 'profile', last_name: '', birth_date: null });
  });

  it('have addresses of their own that no mail can reach', () => {
    const emails = people.map(({ email }) => email);
    expect(repeated(emails)).toEqual([]);
    for (const email of emails) expect(email).toMatch(/^[a-z.]+@roomieradar\.test$/);
  });

  it('are all of age when 2026 begins', () => {
    for (const { email, birth_date } of people) {
      if (birth_date !== null) expect(birth_date <= '2008-01-01', email).toBe(true);
    }
  });

  it('would pass the profile form, all but the one who has not seen it', () => {
    for (const person of people.filter(({ onboarding }) => onboarding !== 'profile')) {
      const { first_name, last_name, birth_date, occupation, bio, area } = person;
      const { latitude, longitude, budget_min, budget_max, stay_months } = person;
      const profile = { first_name, last_name, birth_date, occupation, bio };
      const place = { area, latitude, longitude };
      const answer = ProfileForm({ ...profile, ...place, budget_min, budget_max, stay_months });
      expect(answer instanceof type.errors && answer.summary, person.email).toBe(false);
    }
  });

  it('told their habits exactly when they got past that step', () => {
    for (const { email, onboarding, habits } of people) {
      const past = onboarding === 'completed' || onboarding === 'preferences';
      expect(habits !== undefined, email).toBe(past);
    }
  });

  it('live and want what the questionnaire can hold', () => {
    const told = people.flatMap(({ email, habits }) =>
      habits ? [{ email, habits: demoHabits(habits) }] : [],
    );
    for (const { email, habits } of told) {
      expect(HabitsForm(habits) instanceof type.errors, email).toBe(false);
      expect(Object.keys(habits), email).toEqual(questionIds);
      const wanted = demoPreferences(habits, seedOf(email));
      expect(Preferences(wanted) instanceof type.errors, email).toBe(false);
      expect(withOwnAnswers(habits, wanted), email).toEqual(wanted);
      expect(demoPreferences(habits, seedOf(email)), email).toEqual(wanted);
    }
  });

  it('want different things, a few of them at any price', () => {
    const wanted = people.flatMap(({ email, habits }) =>
      habits ? Object.values(demoPreferences(demoHabits(habits), seedOf(email))) : [],
    );
    const share = (isSo: (preference: Preference) => boolean) =>
      wanted.filter(isSo).length / wanted.length;
    for (const importance of importances) {
      expect(share((each) => each.importance === importance)).toBeGreaterThan(0.05);
    }
    expect(share((each) => each.is_dealbreaker)).toBeGreaterThan(0.01);
    expect(share((each) => each.is_dealbreaker)).toBeLessThan(0.1);
  });

  it('each wrote a bio and show a face of their own', () => {
    const told = people.filter(({ onboarding }) => onboarding !== 'profile');
    expect(repeated(told.flatMap(({ bio }) => sentences(bio)))).toEqual([]);
    expect(repeated(told.map(({ face_seed }) => String(face_seed)))).toEqual([]);
    for (const { bio, email } of told) expect(bio.length, email).toBeGreaterThan(60);
  });
});

describe('demo rooms', () => {
  it('are 64, owned by people there are, four of them by the owner', () => {
    expect(rooms).toHaveLength(64);
    const emails = new Set(people.map(({ email }) => email));
    const owners = rooms.map(({ owner_email }) => owner_email);
    expect(owners.filter((email) => !emails.has(email))).toEqual([]);
    expect(owners.filter((email) => email.startsWith('owner@'))).toHaveLength(4);
    for (const none of ['seeker', 'newcomer'])
      expect(owners).not.toContain(`${none}@roomieradar.test`);
    expect(new Set(owners).size).toBeGreaterThanOrEqual(20);
  });

  it('would pass the listing form', () => {
    for (const room of rooms) {
      const { owner_email: _, available_from_days: __, posted_days_ago: ___, ...rest } = room;
      const { pictures: ____, ...fields } = rest;
      const answer = ListingForm(fields);
      expect(answer instanceof type.errors && answer.summary, room.title).toBe(false);
    }
  });

  it('add up: nobody sleeps in the kitchen, no rule contradicts another', () => {
    for (const room of rooms) {
      const heads = room.current_roommates + room.looking_for_roommates;
      expect(heads, room.title).toBeLessThanOrEqual(room.total_bedrooms);
      const rules = new Set<string>(room.house_rules);
      expect(rules.has('no_pets') && rules.has('pets_welcome'), room.title).toBe(false);
      expect(repeated([...room.house_rules, ...room.amenities]), room.title).toEqual([]);
    }
  });

  it('lie within their dates and their city', () => {
    const cities = [
      [40.7, -73.95],
      [52.5, 13.4],
      [51.5, -0.08],
      [38.73, -9.14],
    ] as const;
    for (const room of rooms) {
      expect(room.available_from_days, room.title).toBeGreaterThanOrEqual(0);
      expect(room.available_from_days, room.title).toBeLessThanOrEqual(120);
      expect(room.posted_days_ago, room.title).toBeGreaterThanOrEqual(0);
      expect(room.posted_days_ago, room.title).toBeLessThanOrEqual(40);
      const near = cities.some(
        ([lat, lng]) => Math.hypot(room.latitude - lat, room.longitude - lng) < 0.2,
      );
      expect(near, room.title).toBe(true);
    }
  });

  it('are each told in their own words', () => {
    expect(repeated(rooms.map(({ title }) => title))).toEqual([]);
    expect(repeated(rooms.flatMap(({ description }) => sentences(description)))).toEqual([]);
    for (const { title, description } of rooms) {
      expect(description.length, title).toBeGreaterThanOrEqual(80);
      expect(description.length, title).toBeLessThanOrEqual(600);
    }
  });

  it('show one to six pictures, none of them twice, each with a text alternative', () => {
    const pictures = rooms.flatMap((room) => room.pictures);
    expect(repeated(pictures.map(({ kind, seed }) => `${kind} ${seed}`))).toEqual([]);
    for (const { kind, alt } of pictures) {
      expect(roomKinds).toContain(kind);
      expect(alt.length, alt).toBeGreaterThan(15);
      expect(alt.length, alt).toBeLessThanOrEqual(160);
    }
    for (const room of rooms) {
      expect(room.pictures.length, room.title).toBeGreaterThanOrEqual(1);
      expect(room.pictures.length, room.title).toBeLessThanOrEqual(
        Math.min(6, limits.imagesPerListing),
      );
      expect(room.pictures[0]?.kind, room.title).toBe('bedroom');
    }
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { inquirySides, type InquirySide } from '#contract/vocabulary.ts';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';
import { applicantModel } from '#qa/models/applicant.ts';
import type { ApplicantEvent, Person } from '#qa/models/applicant/applicant.machine.ts';
import { toCall, type ApplicationReader } from '#qa/models/applicant/calls.ts';
import {
  isOpen,
  listRefused,
  listStages,
  type ApplicantValue,
} from '#qa/models/applicant/expectations.ts';
import { beginMoveIn, endOffer, endViewing } from '#scripts/let-days-pass.ts';
import { pathsToPlay } from '#tests/support/model-paths.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { playPath, type Path, type PathStep } from '#xstate-paths';
import { done, greeting, letDaysPass, room } from '../inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const otherThan = (side: Person): InquirySide => (side === 'sender' ? 'recipient' : 'sender');

/** The situations in which everything was tried that is refused. */
const tried = new Set<string>();

/** A room with times to view it, one of its household, and somebody who wrote about it. */
async function openApplication() {
  const users: Record<Person, TestUser> = {
    sender: await app.user(),
    recipient: await app.user(),
    member: await app.user(),
  };
  const owner = { as: users.recipient };
  const listing = await room(app, users.recipient, { looking_for_roommates: 3 });
  const params = { id: listing };
  const slots = {
    first_day: day(20),
    last_day: day(22),
    from: '10:00',
    until: '13:00',
    minutes: 20,
    places: 1,
    mode: 'in_person',
  };
  await done(app, 'offerViewingSlots', { ...owner, params, body: slots });
  const { token } = await done(app, 'createHouseholdInvitation', { ...owner, params });
  await done(app, 'acceptHouseholdInvitation', { as: users.member, body: { token } });
  const body = { listing_id: listing, message: greeting };
  const { id } = await done(app, 'sendListingInquiry', { as: users.sender, body });
  return { users, listing, id };
}

/** Which sides a step sends a mail about the viewing or the offer, and of which kind. */
function listMails({ event: { type, by }, from }: PathStep): string[] {
  const { viewing, offer } = from.value as unknown as ApplicantValue;
  const person = by as Person;
  const both = inquirySides.map((side) => `viewing ${side}`);
  switch (type) {
    case 'viewing.chosen':
    case 'viewing.moved':
    case 'viewing.agreed':
      return both;
    case 'viewing.proposed':
    case 'viewing.countered':
    case 'viewing.declined':
      return [`viewing ${otherThan(person)}`];
    case 'viewing.cancelled':
    case 'inquiry.declined':
    case 'inquiry.withdrawn':
    case 'pair.blocked':
      return [...(viewing === 'agreed' ? both : []), ...listEndMails(type, offer, person)];
    case 'offer.made':
      return ['offer_made sender'];
    case 'offer.accepted':
    case 'offer.declined':
    case 'offer.taken_back':
    case 'offer.stepped_back':
      return type === `offer.${offer}` ? [] : [`offer_answered ${otherThan(person)}`];
    default:
      return [];
  }
}

/** Whoever did not end it hears of the end of an offer, and of a declined inquiry by its own mail. */
function listEndMails(type: string, offer: ApplicantValue['offer'], person: Person): string[] {
  const ends = type === 'inquiry.withdrawn' || type === 'pair.blocked';
  const stood = offer === 'offered' || offer === 'accepted';
  return ends && stood ? [`offer_answered ${otherThan(person)}`] : [];
}

async function play(path: Path): Promise<void> {
  const { users, listing, id } = await openApplication();
  const { sql } = app.database;
  const about = (side: Person) => ({ as: users[side], params: { id } });
  const listSlots = async () => {
    const request = { as: users.recipient, params: { id: listing } };
    return (await done(app, 'listViewingSlots', request)).items;
  };
  const reader = (wishDay: number): ApplicationReader => ({
    id,
    wish: { day: day(wishDay), from: '18:00', minutes: 30 },
    readViewings: () => done(app, 'getInquiryViewings', about('sender')),
    readFreeSlot: async () => (await listSlots()).findLast(({ free }) => free > 0)?.id ?? 0,
  });
  /** Of the last viewing. */
  let slotId = 0;
  let readMails = 0;
  /** The mails that were queued since the last look. */
  async function takeMails(): Promise<string[]> {
    const rows = await sql<{ kind: string; user_id: number }[]>`
      select data->>'kind' as kind, (data->>'user_id')::int as user_id from pgboss.job
      where name = 'mail' and data->>'kind' in ('viewing', 'offer_made', 'offer_answered')
        and (data->>'user_id')::int in (${users.sender.id}, ${users.recipient.id})
      order by created_on`;
    const news = rows.slice(readMails);
    readMails = rows.length;
    const side = (id: number) => (id === users.sender.id ? 'sender' : 'recipient');
    return news.map(({ kind, user_id }) => `${kind} ${side(user_id)}`).toSorted();
  }
  /** The status with which the server answers; null where there is nothing to ask for. */
  async function ask(person: Person, event: ApplicantEvent, wishDay = 30): Promise<number | null> {
    const asked = await toCall(reader(wishDay), event);
    if (asked === null) return null;
    const { call, data: body } = asked;
    return (await app.call(call, { as: users[person], params: { id: asked.id }, body })).status;
  }

  async function act({ type, by: person, way, ...event }: PathStep['event'], step: PathStep) {
    const value = step.from.value as unknown as ApplicantValue;
    const by = person as Person;
    switch (type) {
      case 'inquiry.opened':
        await done(app, 'markInquiryRead', { ...about(by), body: { message_id: limits.id.max } });
        return;
      case 'inquiry.expired':
        await letDaysPass(app, id, limits.inquiries.expireDays + 1);
        await expireInquiries(sql);
        return;
      case 'viewing.expired':
        return endViewing(sql, id, true);
      case 'offer.expired':
        return endOffer(sql, id);
      case 'pair.blocked': {
        const params = { id: users[otherThan(by)].id };
        await done(app, 'blockUser', { as: users[by], params });
        // Which restores nothing.
        await done(app, 'unblockUser', { as: users[by], params });
        return;
      }
      case 'viewing.cancelled':
        if (way !== 'withdraws the time') break;
        {
          const { viewing } = await done(app, 'getInquiryViewings', about('recipient'));
          const params = { id: viewing?.slot_id };
          await done(app, 'withdrawViewingSlot', { as: users.recipient, params });
        }
        return;
      case 'viewing.done':
      case 'viewing.missed':
        if (value.viewing !== 'agreed') break;
        await endViewing(sql, id);
        for (const late of ['viewing.moved', 'viewing.cancelled'] as const) {
          expect(await ask('sender', { type: late, by: 'sender', has_begun: true })).toBe(409);
        }
        break;
      case 'offer.moved_in':
        if (value.offer === 'accepted') await beginMoveIn(sql, id);
        break;
      default:
    }
    // On a day of its own, because a time that was agreed on stays a time of the owner.
    const wishDay = 40 + path.steps.indexOf(step);
    const status = await ask(by, { type, by, ...event } as ApplicantEvent, wishDay);
    expect(status, type).toBeLessThan(300);
  }

  async function expectBoard(value: ApplicantValue): Promise<void> {
    const stored = await sql`select from applicant_votes where inquiry_id = ${id}`;
    expect(stored).toHaveLength(value.vote === 'given' ? 1 : 0);
    const request = { as: users.member, params: { id: listing } };
    const { items } = await done(app, 'listApplicants', request);
    const applicant = items.find((item) => item.inquiry_id === id);
    const isOn = isOpen(value) && value.offer !== 'moved_in';
    expect(applicant && isOpen(value) ? applicant.stage : 'none').toSatisfy((stage: string) =>
      isOn
        ? listStages(value).some((each) => each === stage)
        : ['none', 'moved_in'].includes(stage),
    );
    if (!isOn || !applicant) return;
    const votes = applicant.votes.map((vote) => vote.user.id);
    expect(votes).toEqual(value.vote === 'given' ? [users.member.id] : []);
  }

  async function expectConsequences(step: PathStep): Promise<void> {
    expect(await takeMails()).toEqual(listMails(step).toSorted());
    const { type, by } = step.event;
    const { offer } = await done(app, 'getOffer', about('sender'));
    if (type === 'offer.stepped_back') expect(offer?.stepped_back_by).toBe(by);
    const { viewing } = await done(app, 'getInquiryViewings', about('sender'));
    if (type === 'viewing.moved') expect(viewing?.slot_id).not.toBe(slotId);
    slotId = viewing?.slot_id ?? 0;
  }

  async function expectRead(value: ApplicantValue): Promise<void> {
    for (const side of inquirySides) {
      const inquiry = await done(app, 'getInquiry', about(side));
      const { wish, viewing } = await done(app, 'getInquiryViewings', about(side));
      const { offer } = await done(app, 'getOffer', about(side));
      expect({
        inquiry: inquiry.status,
        viewing: (wish ?? viewing)?.status ?? 'none',
        offer: offer?.status ?? 'none',
      }).toEqual({ inquiry: value.inquiry, viewing: value.viewing, offer: value.offer });
    }
    // A time is taken by what both agreed on, and free for others again after it was cancelled; only
    // one that they proposed to each other is gone with their viewing.
    const slots = await listSlots();
    expect(slots.filter(({ free }) => free === 0)).toHaveLength(value.viewing === 'agreed' ? 1 : 0);
    const isOffered = (startsAt: string) => startsAt < day(24);
    expect(slots.filter((slot) => slot.free > 0 && !isOffered(slot.starts_at))).toEqual([]);
  }

  /** Nothing expires while both are about to meet. */
  async function expectNoExpiry({ inquiry, viewing }: ApplicantValue): Promise<void> {
    if (viewing !== 'agreed' || inquiry === 'accepted') return;
    await letDaysPass(app, id, limits.inquiries.expireDays + 1);
    await expireInquiries(sql);
  }

  await playPath(path, {
    act,
    async expectState(state, step) {
      const value = state.value as unknown as ApplicantValue;
      if (step) await expectConsequences(step);
      await expectRead(value);
      await expectBoard(value);
      // What is refused only depends on the situation.
      const situation = JSON.stringify(state);
      if (tried.has(situation)) return;
      tried.add(situation);
      const proposedBy = state.context as InquirySide | null;
      for (const { person, event, statuses } of listRefused(value, proposedBy)) {
        const status = await ask(person, event);
        if (status !== null) expect(statuses, `${person}: ${event.type}`).toContain(status);
      }
      await expectNoExpiry(value);
      await expectRead(value);
      expect(await takeMails(), 'mails about what was refused').toEqual([]);
    },
  });
}

test.each(pathsToPlay(applicantModel, 350))(
  'the server lets an applicant, an owner and a household do what they may, on path %s',
  async (_, path) => {
    await play(path);
  },
);

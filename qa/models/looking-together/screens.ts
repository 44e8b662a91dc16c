import type { Page } from '@playwright/test';
import { getLocales } from '#get-locales';
import type { Shown, StateView } from '#xstate-paths';
import { expect } from '../../run/expect.ts';
import { people } from './group-members.machine.ts';
import { request } from './calls.ts';
import {
  everyone,
  listApplicants,
  lookingTogetherMachine,
  type Anyone,
  type LookingContext,
  type LookingEvent,
} from './looking-together.machine.ts';
import { firstNames, readGroup, type LookingWorld } from './people.ts';

const t = getLocales('en');

interface State {
  isInvitationOpen: boolean;
  inquiry: 'none' | 'open' | 'withdrawn' | 'declined';
  context: LookingContext;
  value: StateView['value'];
}

function readState({ value, context }: StateView): State {
  const { group, inquiry } = value as unknown as { group: unknown; inquiry: State['inquiry'] };
  const isInvitationOpen = JSON.stringify(group).includes('open');
  return { isInvitationOpen, inquiry, value, context: context as LookingContext };
}

/**
 * Each of the group sees who is in it, who leads it and only their own buttons, and all others see
 * nothing of it; nobody reloads. The server refuses each of the four whatever they may not do now.
 */
export const showsGroup = (label: string): Shown<LookingWorld> => ({
  label,
  async expectShown(world, stateView) {
    const state = readState(stateView);
    await Promise.all(
      people.map((person) => {
        const { page } = world.users[person];
        return state.context.members.includes(person)
          ? expectMember(page, person, state)
          : expectOutside(page, person);
      }),
    );
    await expectRefusals(world, state);
    await expectServed(world, state);
  },
});

async function expectMember(
  page: Page,
  person: Anyone,
  { context: { members, lead }, isInvitationOpen }: State,
): Promise<void> {
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: t.groups.whoIsIn }),
  });
  const rows = members.map((member) => {
    const badge = member === lead ? `.*${t.groups.leads}` : `(?!.*${t.groups.leads})`;
    return new RegExp(`^(?=.*${firstNames[member]})${badge}`);
  });
  await expect(section.getByRole('listitem'), `the members, for ${person}`).toHaveText(rows);
  const isLead = person === lead;
  const buttons: [name: string | RegExp, count: number][] = [
    [t.groups.rename, isLead ? 1 : 0],
    [/^Remove /, isLead ? members.length - 1 : 0],
    [/^Make leader: /, isLead ? members.length - 1 : 0],
    [t.groups.makeInvitation, isLead && !isInvitationOpen ? 1 : 0],
    [t.groups.endInvitation, isLead && isInvitationOpen ? 1 : 0],
    [t.groups.leave, 1],
  ];
  for (const [name, count] of buttons) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button, `“${name}”, for ${person}`).toHaveCount(count);
  }
}

const expectOutside = (page: Page, person: Anyone) =>
  expect(
    page.getByRole('button', { name: t.groups.leave }),
    `nothing of the group, for ${person}`,
  ).toHaveCount(0);

/** The owner has the group as one applicant with the names of all, and the server tells each their part. */
export const showsInquiry = (label: string): Shown<LookingWorld> => ({
  label,
  async expectShown(world, stateView) {
    const { inquiry, context } = readState(stateView);
    const { page } = world.users.owner;
    const cards = page.getByRole('article');
    if (inquiry !== 'open') return expect(cards, 'nobody applies').toHaveCount(0);
    const applicants = listApplicants(context);
    await expect(cards, 'one applicant').toHaveCount(1);
    const heading = cards.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(formatNames(applicants.map((each) => firstNames[each])));
    for (const person of everyone) {
      const isReader = person === 'owner' || applicants.includes(person);
      const status = await readInquiryStatus(world, person);
      expect(status, `the inquiry, for ${person}`).toBe(isReader ? 200 : 404);
    }
  },
});

const formatNames = (names: string[]) => names.join(', ');

async function readInquiryStatus(world: LookingWorld, person: Anyone): Promise<number> {
  const { request, url, inquiryId, users } = world;
  const headers = { Authorization: `Bearer ${users[person].token}` };
  return (await request.get(`${url}/api/inquiries/${inquiryId}`, { headers })).status();
}

/** All that somebody may try in vain. Leaving is none: whoever is outside may say it again. */
const attempts: LookingEvent[] = [
  ...people.flatMap((by): LookingEvent[] => [
    { type: 'group.joined', by },
    { type: 'invitation.renewed', by },
    { type: 'invitation.ended', by },
    { type: 'inquiry.sent', by },
    { type: 'inquiry.withdrawn', by },
    ...people.flatMap((whom) =>
      (['member.removed', 'lead.handed_over'] as const).map((type) => ({ type, by, whom })),
    ),
  ]),
  ...everyone.map((by): LookingEvent => ({ type: 'message.written', by })),
  { type: 'inquiry.declined', by: 'owner' },
];

/** What changes nothing, and is not refused: who repeats it has only lost the answer. */
function isRepeated(attempt: LookingEvent, { context, inquiry }: State): boolean {
  const { members, lead } = context;
  if (attempt.type === 'lead.handed_over') {
    return attempt.whom === lead && members.includes(attempt.by);
  }
  if (attempt.type === 'invitation.ended') return attempt.by === lead;
  if (attempt.type === 'member.removed') return attempt.by === lead && attempt.whom !== lead;
  if (attempt.type === 'inquiry.sent') return inquiry === 'withdrawn' || inquiry === 'declined';
  return attempt.type === inquiryEnd(inquiry);
}
const inquiryEnd = (inquiry: State['inquiry']) => `inquiry.${inquiry}`;

/** Rejects unless the server refuses all that the machine does, whoever tries. */
async function expectRefusals(world: LookingWorld, state: State): Promise<void> {
  const { context, value } = state;
  const before = lookingTogetherMachine.resolveState({ value: value as never, context });
  for (const attempt of attempts) {
    if (before.can(attempt) || isRepeated(attempt, state)) continue;
    const { by } = attempt as { by: Anyone };
    const status = await request(world, by, attempt);
    expect([404, 409], `${by}: ${attempt.type}, answered ${status}`).toContain(status);
  }
}

/** Everyone of the group reads the same of it, and nobody else reads anything. */
async function expectServed(world: LookingWorld, { context, isInvitationOpen }: State) {
  const { members, lead } = context;
  for (const person of everyone) {
    const group = await readGroup(world, person);
    const isMember = members.some((member) => member === person);
    expect(group !== null, `the group, for ${person}`).toBe(isMember);
    if (!group) continue;
    expect(group.members.map(({ user, role }) => [user?.first_name, role])).toEqual(
      members.map((member) => [firstNames[member], member === lead ? 'lead' : 'member']),
    );
    expect(group.invitation !== null, `the invitation, for ${person}`).toBe(isInvitationOpen);
  }
}

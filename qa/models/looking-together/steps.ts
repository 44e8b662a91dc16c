import type { Page } from '@playwright/test';
import { getLocales } from '#get-locales';
import type { Group } from '#contract/groups/calls.ts';
import type { PathStep, StepContext } from '#xstate-paths';
import { expect } from '../../run/expect.ts';
import { callAs } from '../../run/sign-in.ts';
import { greeting } from '../inquiry/steps.ts';
import type { Person } from './group-members.machine.ts';
import { listApplicants, type Anyone, type LookingContext } from './looking-together.machine.ts';
import { firstNames, goHome, noteMemberships, readGroup, type LookingWorld } from './people.ts';

const t = getLocales('en');

const contextBefore = ({ from }: PathStep) => from.context as LookingContext;
const actor = ({ event }: PathStep) => event['by'] as Anyone;
const pageBy = ({ users }: LookingWorld, step: PathStep) => users[actor(step)].page;

export async function foundGroup(world: LookingWorld, { step }: StepContext): Promise<void> {
  const page = pageBy(world, step);
  await page.goto('/groups');
  await page.getByLabel(t.groups.groupName).fill('Three for a flat');
  const made = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: t.groups.makeGroup }).click();
  world.groupId = ((await (await made).json()) as Group).id;
  await noteMemberships(world);
}

/** Joins by the link, by the code typed in, or opens the link once more, which changes nothing. */
export async function join(world: LookingWorld, { step }: StepContext): Promise<void> {
  const page = pageBy(world, step);
  if (step.event['way'] === 'code') {
    await page.goto('/groups');
    await page.getByLabel(t.groups.codeLabel).fill(world.code);
    await page.getByRole('button', { name: t.groups.openCode }).click();
  } else await page.goto(`/groups/join?code=${world.code}`);
  if (step.event['way'] === 'again') {
    await page.getByRole('link', { name: t.common.openGroup }).click();
  } else {
    await page.getByRole('button', { name: t.groups.join, exact: true }).click();
  }
  // The question before it names the members, too.
  await expect(page.getByRole('button', { name: t.groups.leave })).toBeVisible();
  await noteMemberships(world);
  await renewUsedUp(world, contextBefore(step));
}

/** A long path needs more uses than an invitation has: after the last one the lead makes another. */
async function renewUsedUp(world: LookingWorld, { lead }: LookingContext): Promise<void> {
  if (lead === null) return;
  const invitation = (await readGroup(world, lead))?.invitation;
  if (invitation) return;
  const { request, url, users, groupId } = world;
  const params = { id: groupId };
  const made = await callAs(request, url, users[lead].token, 'renewGroupInvitation', { params });
  world.code = (made as { code: string }).code;
}

export async function leave(world: LookingWorld, { step }: StepContext): Promise<void> {
  const page = pageBy(world, step);
  await page.getByRole('button', { name: t.groups.leave }).click();
  await confirm(page, t.groups.leave);
  await expect(page.getByRole('heading', { name: t.groups.newGroup })).toBeVisible();
}

export async function renewInvitation(world: LookingWorld, { step }: StepContext): Promise<void> {
  const page = pageBy(world, step);
  const { makeInvitation, renewInvitation: renew } = t.groups;
  const before = world.code;
  await page.getByRole('button', { name: new RegExp(`^(${makeInvitation}|${renew})$`) }).click();
  const link = page.getByRole('textbox', { name: t.groups.invitationLink });
  await expect(link).not.toHaveValue(new RegExp(`${before}$`));
  world.code = new URL(await link.inputValue()).searchParams.get('code') ?? '';
}

export async function endInvitation(world: LookingWorld, { step }: StepContext): Promise<void> {
  await pageBy(world, step).getByRole('button', { name: t.groups.endInvitation }).click();
}

export async function remove(world: LookingWorld, { step }: StepContext): Promise<void> {
  const name = firstNames[step.event['whom'] as Person];
  const page = pageBy(world, step);
  await page.getByRole('button', { name: t.common.takeOutName({ name }) }).click();
  await confirm(page, t.common.takeOut);
}

export async function handOver(world: LookingWorld, { step }: StepContext): Promise<void> {
  const name = firstNames[step.event['whom'] as Person];
  const page = pageBy(world, step);
  await page.getByRole('button', { name: t.groups.makeLeadName({ name }) }).click();
  await confirm(page, t.groups.makeLead);
}

/** Writes about the room from its page, which chooses the group. */
export async function sendInquiry(world: LookingWorld, { step }: StepContext): Promise<void> {
  const page = pageBy(world, step);
  await page.goto(`/listings/${world.listingId}`);
  await page.getByRole('textbox', { name: t.common.yourMessage }).fill(greeting);
  const sent = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/inquiries',
  );
  await page.getByRole('button', { name: 'Send message' }).click();
  world.inquiryId = ((await (await sent).json()) as { id: number }).id;
  await goHome(world, actor(step));
}

/** Writes in the conversation; the owner and all who apply read it under the name of its writer. */
export async function write(world: LookingWorld, { step, index }: StepContext): Promise<void> {
  const text = `This is the message of step ${index + 1}.`;
  const readers: Anyone[] = [...listApplicants(contextBefore(step)), 'owner'];
  await Promise.all(readers.map((reader) => openConversation(world, reader)));
  const page = pageBy(world, step);
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
  await page.getByRole('button', { name: t.inquiries.send, exact: true }).click();
  for (const reader of readers) {
    await expect(world.users[reader].page.getByRole('log')).toContainText(text);
  }
  await Promise.all(readers.map((reader) => goHome(world, reader)));
}

const openConversation = ({ users, inquiryId }: LookingWorld, person: Anyone) =>
  users[person].page.goto(`/inquiries/${inquiryId}`);

export async function withdraw(world: LookingWorld, { step }: StepContext): Promise<void> {
  await endInquiry(world, actor(step), 'Withdraw');
}

export async function decline(world: LookingWorld): Promise<void> {
  await endInquiry(world, 'owner', 'Decline');
}

async function endInquiry(world: LookingWorld, person: Anyone, name: string): Promise<void> {
  await openConversation(world, person);
  const { page } = world.users[person];
  const button = { name, exact: true };
  if (person === 'owner') await page.getByRole('button', button).click();
  else {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', button).click();
  }
  await confirm(page, name);
  await expect(page.getByRole('textbox', { name: /^Write to/ })).toHaveCount(0);
  await goHome(world, person);
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

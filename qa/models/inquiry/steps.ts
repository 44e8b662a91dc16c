import type { Page } from '@playwright/test';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquiryTransition, InquirySide } from '#contract/vocabulary.ts';
import { letInquiryExpire } from '#scripts/let-days-pass.ts';
import type { StepContext, PathStep } from '#xstate-paths';
import { expect } from '../../run/expect.ts';
import { pass } from '../../run/call-interceptor.ts';
import { callAs, signInOnboarded, type Device } from '../../run/sign-in.ts';
import type { World } from '../../run/world.ts';
import { postListing } from '../post-listing.ts';

/** One of the users, in their window. */
export interface Participant {
  page: Page;
  token: string;
}

export interface InquiryWorld extends World {
  id: number;
  /** The sender, and the recipient who owns the listing. */
  users: Record<InquirySide, Participant>;
}

export const greeting = 'Hello! Is the room still free in March? I would love to see it.';
const buttons: Record<InquiryTransition, string> = {
  accepted: 'Accept',
  declined: 'Decline',
  withdrawn: 'Withdraw',
};
const actingSide = ({ event }: PathStep) => event['by'] as InquirySide;

/**
 * Opens the inquiry in both windows. The call that marks it as read by the recipient is held until
 * the path asks for it; that of the sender makes no difference.
 */
export async function openInquiry(world: InquiryWorld): Promise<void> {
  const { request, url } = world;
  const other = await world.otherWindow();
  const [recipient, sender] = await Promise.all([
    enter(world),
    enter({ url, page: other, request: other.context().request }),
  ]);
  const listing_id = await postListing(world, recipient.token);
  const data = { listing_id, message: greeting };
  const sent = await callAs(request, url, sender.token, 'sendListingInquiry', { data });
  world.id = (sent as Inquiry).id;
  world.users = { sender, recipient };
  await world.holdCalls(['markInquiryRead'], { besides: ['sendMessage', 'updateInquiry'] });
  const pages = [recipient.page, sender.page];
  await Promise.all(pages.map((page) => page.goto(`/inquiries/${world.id}`)));
}

/** Signs a new user in, who can write to others. */
export async function enter(device: Device): Promise<Participant> {
  const { access_token: token } = await signInOnboarded(device);
  return { page: device.page, token };
}

/** Reads the inquiry from the server as this side. */
export async function readAsSide(world: InquiryWorld, side: InquirySide): Promise<Inquiry> {
  const { request, url, id, users } = world;
  const params = { id };
  return (await callAs(request, url, users[side].token, 'getInquiry', { params })) as Inquiry;
}

export async function look(world: InquiryWorld, { step, index }: StepContext): Promise<void> {
  const { calls, users, id } = world;
  const side = actingSide(step);
  const isUnread = step.from.value === 'sent';
  if (isUnread && side === 'recipient') return calls.settle('markInquiryRead', pass);
  // The recipient's call is still held.
  if (!isUnread) calls.allow('markInquiryRead', pass);
  const { page } = users[side];
  // Most people come back from another page of the app, some with a new load.
  if (index % 4 === 0) await page.reload();
  else await leaveAndReturn(page, id);
}

async function leaveAndReturn(page: Page, id: number): Promise<void> {
  await page.getByRole('link', { name: 'All inquiries' }).click();
  const entry = page.getByRole('main').locator(`a[href="/inquiries/${id}"]`);
  await entry.click();
}

/** Sends a message, which arrives in both windows. */
export async function write({ users }: InquiryWorld, { step, index }: StepContext): Promise<void> {
  const text = `This is the message of step ${index + 1}.`;
  const { page } = users[actingSide(step)];
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  for (const { page } of Object.values(users)) {
    await expect(page.getByRole('log')).toContainText(text);
  }
}

/** A repeated transition has no button: a tab that still shows the old status makes it. */
export async function transition(world: InquiryWorld, { step }: StepContext): Promise<void> {
  const made = step.event.type.replace('inquiry.', '') as InquiryTransition;
  const { page } = world.users[actingSide(step)];
  if (step.from.value !== made) return press(page, made, step.from.value === 'accepted');
  const tab = await openStaleTab(page, world.id);
  const answer = tab.waitForResponse((response) => response.request().method() === 'PATCH');
  await press(tab, made);
  expect((await answer).status()).toBe(200);
  await expect(tab.getByRole('button', { name: buttons[made], exact: true })).toHaveCount(0);
  await tab.close();
}

/** Presses the button of a transition; once the inquiry is answered, what ends it is in the menu. */
async function press(page: Page, transition: InquiryTransition, isAnswered = false): Promise<void> {
  const button = { name: buttons[transition], exact: true };
  if (isAnswered || transition === 'withdrawn') {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', button).click();
  } else await page.getByRole('button', button).click();
  // Transitions that close the inquiry ask first.
  if (transition !== 'accepted') await page.getByRole('dialog').getByRole('button', button).click();
}

/** A tab of the same user that keeps showing the status `read` until it makes a transition itself. */
async function openStaleTab(page: Page, id: number): Promise<Page> {
  const tab = await page.context().newPage();
  let isStale = true;
  await tab.route(`**/api/inquiries/${id}`, async (route) => {
    isStale &&= route.request().method() === 'GET';
    if (!isStale) return route.continue();
    const response = await route.fetch();
    const inquiry = (await response.json()) as Inquiry;
    await route.fulfill({ response, json: { ...inquiry, status: 'read' } satisfies Inquiry });
  });
  await tab.goto(`/inquiries/${id}`);
  return tab;
}

export async function runHeldTimers({ dataDir, id }: InquiryWorld): Promise<void> {
  if (dataDir === null) {
    throw new Error(
      'Set APP_DATA_DIR to the DATA_DIR of the app: its database is needed to let days pass',
    );
  }
  await letInquiryExpire(dataDir, id);
}

import type { Page } from '@playwright/test';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryMove, InquirySide } from '#contract/vocabulary.ts';
import { letInquiryExpire } from '#scripts/let-inquiry-expire.ts';
import type { StepContext } from '../../model.ts';
import type { PathStep } from '../../path.ts';
import { expect } from '../../run/expect.ts';
import { pass } from '../../run/call-interceptor.ts';
import { callAs, signInOnboarded, type Device } from '../../run/sign-in.ts';
import type { World } from '../../run/world.ts';
import { postPlace } from '../post-place.ts';

/** One of the two, at their window. */
interface Person {
  page: Page;
  token: string;
}

export interface InquiryWorld extends World {
  id: number;
  /** Who asks, and who owns the room. */
  people: Record<InquirySide, Person>;
}

const greeting = 'Hello! Is the room still free in March? I would love to see it.';
const buttons: Record<InquiryMove, string> = {
  accepted: 'Accept',
  declined: 'Decline',
  withdrawn: 'Withdraw',
};
const sideOf = ({ event }: PathStep) => event['by'] as InquirySide;

/**
 * Both have the conversation open. That the owner has looked at it waits until the path says so;
 * that the sender has makes no difference.
 */
export async function openInquiry(world: InquiryWorld): Promise<void> {
  const { request, url } = world;
  const other = await world.otherWindow();
  const [recipient, sender] = await Promise.all([
    enter(world),
    enter({ url, page: other, request: other.context().request }),
  ]);
  const listing_id = await postPlace(world, recipient.token);
  const data = { listing_id, message: greeting };
  const sent = await callAs(request, url, sender.token, 'sendListingInquiry', { data });
  world.id = (sent as Inquiry).id;
  world.people = { sender, recipient };
  await world.holdCalls(['markInquiryRead']);
  const pages = [recipient.page, sender.page];
  await Promise.all(pages.map((page) => page.goto(`/inquiries/${world.id}`)));
}

async function enter(device: Device): Promise<Person> {
  const { access_token: token } = await signInOnboarded(device);
  return { page: device.page, token };
}

/** The conversation as the server tells it to this side. */
export async function askServer(world: InquiryWorld, side: InquirySide): Promise<Inquiry> {
  const { request, url, id, people } = world;
  const params = { id };
  return (await callAs(request, url, people[side].token, 'getInquiry', { params })) as Inquiry;
}

export async function look({ calls, people }: InquiryWorld, { step }: StepContext): Promise<void> {
  const side = sideOf(step);
  const isUnread = step.from.value === 'sent';
  if (isUnread && side === 'recipient') return calls.settle('markInquiryRead', pass);
  // The owner's look is still waiting.
  if (!isUnread) calls.allow('markInquiryRead', pass);
  await people[side].page.reload();
}

/** Writes, and what is written arrives at both. */
export async function write({ people }: InquiryWorld, { step, index }: StepContext): Promise<void> {
  const text = `These are the words of step ${index + 1}.`;
  const { page } = people[sideOf(step)];
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  for (const { page } of Object.values(people)) {
    await expect(page.getByRole('log')).toContainText(text);
  }
}

/** Once made, a move is offered no more: then a tab that does not know it yet makes it again. */
export async function move(world: InquiryWorld, { step }: StepContext): Promise<void> {
  const made = step.event.type.replace('inquiry.', '') as InquiryMove;
  const { page } = world.people[sideOf(step)];
  if (step.from.value !== made) return press(page, made);
  const tab = await openStaleTab(page, world.id);
  const answer = tab.waitForResponse((response) => response.request().method() === 'PATCH');
  await press(tab, made);
  expect((await answer).status()).toBe(200);
  await expect(tab.getByRole('button', { name: buttons[made], exact: true })).toBeHidden();
  await tab.close();
}

async function press(page: Page, move: InquiryMove): Promise<void> {
  const button = { name: buttons[move], exact: true };
  await page.getByRole('button', button).click();
  // What ends it asks first.
  if (move !== 'accepted') await page.getByRole('dialog').getByRole('button', button).click();
}

/** A tab of the same person that is told of nothing but the reading until it makes a move itself. */
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
      'The model changes dates in the database of the app: set APP_DATA_DIR to its DATA_DIR',
    );
  }
  await letInquiryExpire(dataDir, id);
}

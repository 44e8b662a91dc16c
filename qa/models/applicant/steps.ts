import type { Locator, Page } from '@playwright/test';
import { getLocales } from '#get-locales';
import type { OfferTransition } from '#contract/offers/statuses.ts';
import type { Vote } from '#contract/applicants/votes.ts';
import type { InquirySide, ViewingTransition } from '#contract/vocabulary.ts';
import { letMoveInCome, letOfferExpire, letViewingEnd } from '#scripts/let-days-pass.ts';
import type { PathStep, StepContext } from '#xstate-paths';
import { expect } from '../../run/expect.ts';
import { callAs } from '../../run/sign-in.ts';
import { readAsSide, transition } from '../inquiry/steps.ts';
import { openWishStatuses } from '#machines/viewing.machine.ts';
import type { ApplicantEvent, Person } from './applicant.machine.ts';
import { readViewings, request } from './calls.ts';
import { firstNames, inDays, personIn, type ApplicantWorld } from './people.ts';

const t = getLocales('en');

type Value = Record<'inquiry' | 'viewing' | 'offer' | 'vote', string>;
/** Where each part of the process stands. */
export const valueBefore = ({ from }: PathStep) => from.value as unknown as Value;
const actor = ({ event }: PathStep) => event['by'] as Person;
const change = ({ event }: PathStep) => event.type.split('.')[1] as string;

/** The step of an inquiry's own paths, which know no other machine beside it. */
export const asInquiryStep = (context: StepContext): StepContext => {
  const { inquiry } = valueBefore(context.step);
  return { ...context, step: { ...context.step, from: { ...context.step.from, value: inquiry } } };
};

/** Whoever repeats what is done already does it from another device, because no screen offers it. */
export async function repeat(world: ApplicantWorld, { step }: StepContext): Promise<void> {
  const status = await request(world, actor(step), step.event as ApplicantEvent);
  expect(status, 'there is a call for it').not.toBeNull();
  expect(status, `${step.event.type}, again`).toBeLessThan(300);
}

/** Declines in the conversation, or on the board, where it is held for ten seconds. */
export async function decline(world: ApplicantWorld, context: StepContext): Promise<void> {
  if (context.step.event['way'] !== 'on the board')
    return transition(world, asInquiryStep(context));
  const { page } = world.users.recipient;
  await page.goto(`/listings/${world.listingId}/applicants`);
  const name = t.declines.declineOne({ name: firstNames.sender });
  await page.getByRole('button', { name }).click();
  const confirm = t.declines.declineCount({ count: 1 });
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  await expect(page.getByText(t.applicants.nobody)).toBeVisible();
  await page.goto(`/inquiries/${world.id}`);
  // The page of the owner follows once it is sent.
  await expect(page.getByText(/You declined this inquiry/)).toBeVisible();
}

/** Chooses one of the times that the owner offers, or another one instead. */
export async function chooseTime(world: ApplicantWorld, { step }: StepContext): Promise<void> {
  const { page } = world.users.sender;
  const isMoving = step.event.type === 'viewing.moved';
  // Choosing a time again makes another viewing, moving one keeps it.
  const readChoice = async () => {
    const { viewing } = await readViewings(world, 'sender');
    return `${viewing?.id} ${viewing?.slot_id}`;
  };
  const before = await readChoice();
  const isAnswering = openWishStatuses.some((status) => status === valueBefore(step).viewing);
  if (isMoving) await page.getByText(t.viewings.move, { exact: true }).click();
  else if (isAnswering) await page.getByText(t.viewings.moreTimes, { exact: true }).click();
  const times = page.getByRole('main').getByRole('button', { name: timeOfDay });
  await (isMoving ? times.last() : times.first()).click();
  await expect.poll(readChoice).not.toBe(before);
}

/** The name of a button that chooses a time. */
export const timeOfDay = /^\w+, \w+ \d+, \d+:\d\d [AP]M$/;

/** The names of the buttons that answer a proposed time; the inquiry has a "Decline" of its own. */
export const agreeToTime = /^Agree to .*[AP]M$/;
const declineTime = /^Decline .*[AP]M$/;

/** Proposes a time, or another one instead of the other side's. */
export async function proposeTime(world: ApplicantWorld, context: StepContext): Promise<void> {
  const { step, index } = context;
  const { page } = personIn(world, actor(step));
  const isCounter = step.event.type === 'viewing.countered';
  const label = isCounter ? t.viewings.proposeOther : t.viewings.proposeOwn;
  await page.getByText(label, { exact: true }).click();
  // On a day of its own, because a time that was agreed on stays a time of the owner.
  await page.getByLabel(t.common.day, { exact: true }).fill(inDays(40 + index));
  await page.getByRole('button', { name: t.viewings.proposeButton, exact: true }).click();
  await expect(page.getByText(/^You proposed:/)).toBeVisible();
}

export async function answerWish(world: ApplicantWorld, { step }: StepContext): Promise<void> {
  const isYes = step.event.type === 'viewing.agreed';
  const { page } = personIn(world, actor(step));
  await page.getByRole('button', { name: isYes ? agreeToTime : declineTime }).click();
}

/** Cancels in the conversation, or by withdrawing the time for all who would come. */
export async function cancelViewing(world: ApplicantWorld, context: StepContext): Promise<void> {
  const { step } = context;
  if (valueBefore(step).viewing === 'cancelled') return repeat(world, context);
  if (valueBefore(step).viewing !== 'agreed') {
    const name = t.viewings.takeBack;
    return personIn(world, actor(step)).page.getByRole('button', { name }).click();
  }
  const { page } = personIn(world, actor(step));
  if (step.event['way'] !== 'withdraws the time') {
    await page.getByRole('button', { name: t.viewings.cancelViewing }).click();
    return confirm(page, t.viewings.cancelViewing);
  }
  await page.goto(`/listings/${world.listingId}/viewings`);
  const row = page.getByRole('listitem').filter({ hasText: firstNames.sender });
  await row.getByRole('button', { name: /^Withdraw/ }).click();
  await confirm(page, t.viewings.withdraw);
  await expect(row).toHaveCount(0);
  await page.goto(`/inquiries/${world.id}`);
}

/** Says whether the viewing took place, once its time is over; a correction has no button. */
export async function answerWhetherItHappened(
  world: ApplicantWorld,
  context: StepContext,
): Promise<void> {
  const { step } = context;
  if (valueBefore(step).viewing !== 'agreed') return repeat(world, context);
  await letViewingEnd(requireDataDir(world), world.id);
  // Nobody can move or cancel it any more.
  for (const status of ['moved', 'cancelled'] as const) {
    const event = { type: `viewing.${status}`, by: 'sender', has_begun: true } as const;
    expect(await request(world, 'sender', event), event.type).toBe(409);
  }
  const { page } = personIn(world, actor(step));
  await page.reload();
  const names: Partial<Record<ViewingTransition, string>> = {
    done: t.viewings.itHappened,
    missed: t.viewings.itDidNot,
  };
  const name = names[change(step) as ViewingTransition] as string;
  await page.getByRole('button', { name, exact: true }).click();
}

export const forgetViewing = (world: ApplicantWorld) =>
  letViewingEnd(requireDataDir(world), world.id, true);

export async function makeOffer({ users: { recipient } }: ApplicantWorld): Promise<void> {
  const { page } = recipient;
  await page.getByRole('button', { name: t.offers.offerRoom, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.browse.freeBy).fill(inDays(60));
  await dialog.getByRole('button', { name: t.offers.sendOffer }).click();
  await expect(dialog).toBeHidden();
}

export async function answerOffer(world: ApplicantWorld, context: StepContext): Promise<void> {
  const { step } = context;
  const to = change(step) as OfferTransition;
  if (valueBefore(step).offer === to) return repeat(world, context);
  const { page } = personIn(world, actor(step));
  await page.getByRole('button', { name: t.offers.actions[to], exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (to === 'stepped_back') await dialog.getByLabel(t.offers.reason).fill('It is too far away');
  await confirm(page, t.offers.actions[to]);
}

/** Says that they live together, once the day of moving in has come. */
export async function confirmMoveIn(world: ApplicantWorld, context: StepContext): Promise<void> {
  const { step } = context;
  if (valueBefore(step).offer === 'moved_in') return repeat(world, context);
  await letMoveInCome(requireDataDir(world), world.id);
  await personIn(world, actor(step)).page.reload();
  await answerOffer(world, context);
}

export const letOfferPass = (world: ApplicantWorld) =>
  letOfferExpire(requireDataDir(world), world.id);

/** Gives a vote on the board, or presses the given one again, which takes it back. */
export async function vote({ member }: ApplicantWorld, { step }: StepContext): Promise<void> {
  const vote = step.event['vote'] as Vote | undefined;
  const button = vote
    ? voteButton(member.page, vote)
    : member.page.getByRole('button', { pressed: true });
  const isPressed = (await button.getAttribute('aria-pressed')) === 'true';
  // A second press would take it back.
  if (vote && isPressed) return;
  await button.click();
}

const voteButton = (page: Page, vote: Vote): Locator =>
  page.getByRole('button', { name: t.applicantVotes.voteOn[vote]({ name: firstNames.sender }) });

/** One blocks the other and takes it back, which restores nothing. */
export async function block(world: ApplicantWorld, { step }: StepContext): Promise<void> {
  const { users, url } = world;
  const by = actor(step) as InquirySide;
  const { other_user: other } = await readAsSide(world, by);
  const params = { id: other?.id ?? 0 };
  await callAs(world.request, url, users[by].token, 'blockUser', { params });
  await callAs(world.request, url, users[by].token, 'unblockUser', { params });
  await Promise.all(Object.values(users).map(({ page }) => page.reload()));
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

function requireDataDir({ dataDir }: ApplicantWorld): string {
  if (dataDir !== null) return dataDir;
  throw new Error(
    'Set APP_DATA_DIR to the DATA_DIR of the app: its database is needed to let days pass',
  );
}

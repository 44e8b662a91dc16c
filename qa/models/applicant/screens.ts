import type { Page } from '@playwright/test';
import { getLocales } from '#get-locales';
import { offerTransitions } from '#contract/offers/statuses.ts';
import { inquirySides, type InquirySide } from '#contract/vocabulary.ts';
import { allowedOfferTransitions } from '#machines/offer.machine.ts';
import type { Shown, StateView } from '#xstate-paths';
import { expect } from '../../run/expect.ts';
import { expectStatus } from '../inquiry/screens.ts';
import { openWishStatuses } from '#machines/viewing.machine.ts';
import { readOffer, readViewings, request } from './calls.ts';
import { isOpen, listRefused, listStages, type ApplicantValue as Value } from './expectations.ts';
import { firstNames, personIn, type ApplicantWorld } from './people.ts';
import { agreeToTime, timeOfDay } from './steps.ts';

const t = getLocales('en');

const readValue = ({ value }: StateView) => value as unknown as Value;

type Looks = Shown<ApplicantWorld>;
const shown = (
  label: string,
  expectShown: (world: ApplicantWorld, value: Value) => Promise<void>,
): Looks => ({ label, expectShown: (world, state) => expectShown(world, readValue(state)) });

/**
 * What both sides see of the inquiry, and the household of its stage; the server refuses each person
 * whatever they may not do now.
 */
export function showsInquiry(label: string): Looks {
  return {
    label,
    async expectShown(world, state) {
      const value = readValue(state);
      // Both read when they meet in the place of the status.
      const chip = value.viewing === 'agreed' ? /^Viewing on / : undefined;
      await expectStatus(world, value.inquiry, chip);
      await expectStage(world, value);
      await expectRefusals(world, value, state.context as InquirySide | null);
    },
  };
}

/** The member's board shows the stage of an open application, and none that is closed. */
async function expectStage({ member }: ApplicantWorld, value: Value): Promise<void> {
  const card = member.page.getByRole('article').filter({ hasText: firstNames.sender });
  if (!isOpen(value) || value.offer === 'moved_in') return expect(card).toHaveCount(0);
  const names = listStages(value).map((stage) => t.applicants.stages[stage]);
  await expect(card.getByText(new RegExp(`^(${names.join('|')})$`))).toBeVisible();
}

/** Rejects unless the server refuses all that the machine does, whoever tries, and nothing changes. */
async function expectRefusals(
  world: ApplicantWorld,
  value: Value,
  proposedBy: InquirySide | null,
): Promise<void> {
  for (const { person, event, statuses } of listRefused(value, proposedBy)) {
    const status = await request(world, person, event);
    if (status === null) continue;
    expect(statuses, `${person}: ${event.type}, answered ${status}`).toContain(status);
  }
  await expectServed(world, value);
}

/** Both sides read the same of the viewing and the offer. */
async function expectServed(world: ApplicantWorld, { viewing, offer }: Value): Promise<void> {
  for (const side of inquirySides) {
    await expect
      .poll(async () => {
        const { wish, viewing: agreed } = await readViewings(world, side);
        return (wish ?? agreed)?.status ?? 'none';
      })
      .toBe(viewing);
    await expect
      .poll(async () => (await readOffer(world, side)).offer?.status ?? 'none')
      .toBe(offer);
  }
}

const bySide = (
  label: string,
  expectSide: (page: Page, side: InquirySide, value: Value) => Promise<void>,
) =>
  shown(label, async ({ users }, value) => {
    await Promise.all(inquirySides.map((side) => expectSide(users[side].page, side, value)));
  });

/** Both see the agreed time with what they may do, or a way to another one while it is open. */
export const showsViewing = (label: string): Looks =>
  bySide(label, async (page, side, value) => {
    const main = page.getByRole('main');
    const isAgreed = value.viewing === 'agreed';
    const cancel = main.getByRole('button', { name: t.viewings.cancelViewing });
    await expect(cancel, `to cancel, for the ${side}`).toHaveCount(isAgreed ? 1 : 0);
    const times = main.getByRole('button', { name: timeOfDay });
    const isAsked = openWishStatuses.some((status) => status === value.viewing);
    if (side === 'sender' && !isAgreed && !isAsked && isOpen(value)) {
      await expect(times.first(), 'to choose a time').toBeVisible();
    } else await expect(times, `no times, for the ${side}`).toHaveCount(0);
    const agree = main.getByRole('button', { name: agreeToTime });
    const takeBack = main.getByRole('button', { name: t.viewings.takeBack, exact: true });
    await expect(agree.or(takeBack), `a proposed time, for the ${side}`).toHaveCount(
      isAsked ? 1 : 0,
    );
  });

/** Both see what became of the offer, and only their own buttons. */
export const showsOffer = (label: string): Looks =>
  bySide(label, async (page, side, value) => {
    const { offer: status } = value;
    const main = page.getByRole('main');
    const make = main.getByRole('button', { name: t.offers.offerRoom, exact: true });
    const stands = status === 'offered' || status === 'accepted' || status === 'moved_in';
    const mayMake = side === 'recipient' && !stands && isOpen(value);
    await expect(make, `to offer the room, for the ${side}`).toHaveCount(mayMake ? 1 : 0);
    if (status === 'none') return;
    const name = firstNames[side === 'sender' ? 'recipient' : 'sender'];
    const titles: (string | RegExp)[] = [t.offers.titles[side][status]({ name })];
    if (status === 'stepped_back') titles.push(t.offers.youSteppedBack);
    await expect(main.getByRole('heading', { name: new RegExp(titles.join('|')) })).toBeVisible();
    const allowed = allowedOfferTransitions(
      { status, is_late: false, is_due: status === 'moved_in' },
      side,
    );
    for (const to of offerTransitions) {
      const button = main.getByRole('button', { name: t.offers.actions[to], exact: true });
      await expect(button, `${to}, for the ${side}`).toHaveCount(allowed.includes(to) ? 1 : 0);
    }
  });

/** The member sees their vote while the application is open; who wrote it never gets it. */
export const showsVote = (label: string): Looks =>
  shown(label, async (world, value) => {
    const { page } = personIn(world, 'member');
    const pressed = page.getByRole('article').getByRole('button', { pressed: true });
    const isShown = value.vote === 'given' && value.offer !== 'moved_in';
    await expect(pressed).toHaveCount(isShown ? 1 : 0);
  });

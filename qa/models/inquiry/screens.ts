import { inquirySides, type InquirySide, type InquiryStatus } from '#contract/vocabulary.ts';
import type { Shown } from '#xstate-paths';
import { expect } from '../../run/expect.ts';
import { readAsSide, type InquiryWorld } from './steps.ts';

interface Expected {
  /** A pattern where it depends on who wrote last. */
  chip: string | RegExp;
  /** The visible buttons among those that change something. What ends an inquiry is in its menu. */
  buttons: string[];
  closed?: RegExp;
}

const senderButtons = ['Send'];
const recipientButtons = ['Accept', 'Decline', 'Send'];
const all = new Set([...senderButtons, ...recipientButtons]);
const closedAs = (chip: Expected['chip'], reason: RegExp): Expected => ({
  chip,
  buttons: [],
  closed: reason,
});

const expected: Record<InquiryStatus, Record<InquirySide, Expected>> = {
  sent: {
    sender: { chip: 'Not seen yet', buttons: senderButtons },
    recipient: { chip: 'New', buttons: recipientButtons },
  },
  read: {
    sender: { chip: /^(Seen|Waiting for you)$/, buttons: senderButtons },
    recipient: { chip: /^Waiting for (you|them)$/, buttons: recipientButtons },
  },
  accepted: {
    sender: { chip: 'In conversation', buttons: senderButtons },
    recipient: { chip: 'In conversation', buttons: ['Send'] },
  },
  declined: {
    sender: closedAs(/^(Declined|Not chosen)$/, /declined your inquiry/),
    recipient: closedAs('Declined', /You declined this inquiry/),
  },
  withdrawn: {
    sender: closedAs('Withdrawn', /You withdrew this inquiry/),
    recipient: closedAs('Withdrawn', /withdrew this inquiry/),
  },
  expired: {
    sender: closedAs('Expired', /closed by itself: nobody wrote for 30 days/),
    recipient: closedAs('Expired', /closed by itself: nobody wrote for 30 days/),
  },
};

/**
 * Both sides see the status and their buttons and no others, and the server answers both the same
 * status. There is no actor to compare with: the app only consults the machine.
 */
export const showsStatus = (label: string): Shown<InquiryWorld> => ({
  label,
  expectShown: (world, { value }) => expectStatus(world, value as InquiryStatus),
});

/** The same, where something else than the status may stand in its chip. */
export async function expectStatus(
  world: InquiryWorld,
  status: InquiryStatus,
  chip?: RegExp,
): Promise<void> {
  await Promise.all(inquirySides.map((side) => expectSide(world, side, status, chip)));
}

async function expectSide(
  world: InquiryWorld,
  side: InquirySide,
  status: InquiryStatus,
  otherChip?: RegExp,
): Promise<void> {
  const main = world.users[side].page.getByRole('main');
  const { chip: usualChip, buttons, closed } = expected[status][side];
  const chip = otherChip ?? usualChip;
  await expect(main.getByText(chip, { exact: true }), `the status, for the ${side}`).toBeVisible();
  for (const name of all) {
    const button = main.getByRole('button', { name, exact: true });
    const visible = buttons.includes(name);
    await expect(button, `“${name}”, for the ${side}`).toBeVisible({ visible });
  }
  if (closed) await expect(main.getByText(closed)).toBeVisible();
  await expect.poll(async () => (await readAsSide(world, side)).status).toBe(status);
}

import { inquirySides, type InquirySide, type InquiryStatus } from '#contract/vocabulary.ts';
import type { Shown } from '../../model.ts';
import { expect } from '../../run/expect.ts';
import { askServer, type InquiryWorld } from './acts.ts';

interface Standing {
  chip: string;
  /** Of the buttons that change something, those that are there. */
  ways: string[];
  /** Why there are none. */
  over?: RegExp;
}

const askers = ['Withdraw', 'Send'];
const owners = ['Accept', 'Decline', 'Send'];
const all = new Set([...askers, ...owners]);
const over = (chip: string, words: RegExp): Standing => ({ chip, ways: [], over: words });

const standings: Record<InquiryStatus, Record<InquirySide, Standing>> = {
  sent: {
    sender: { chip: 'Not read yet', ways: askers },
    recipient: { chip: 'New', ways: owners },
  },
  read: {
    sender: { chip: 'Read', ways: askers },
    recipient: { chip: 'Waiting for you', ways: owners },
  },
  accepted: {
    sender: { chip: 'Accepted', ways: askers },
    recipient: { chip: 'Accepted', ways: ['Decline', 'Send'] },
  },
  declined: {
    sender: over('Declined', /said no this time/),
    recipient: over('Declined', /You declined/),
  },
  withdrawn: {
    sender: over('Withdrawn', /You took this back/),
    recipient: over('Withdrawn', /took this back/),
  },
  expired: {
    sender: over('Expired', /Nobody answered in time/),
    recipient: over('Expired', /Nobody answered in time/),
  },
};

/**
 * Both see how it stands and what they can do, nothing else, and the server tells both the same.
 * This is all the truth there is of a step: the app asks the machine what may be and runs it nowhere.
 */
export const seeStanding = (words: string): Shown<InquiryWorld> => ({
  words,
  async see(world, { value }) {
    const status = value as InquiryStatus;
    await Promise.all(inquirySides.map((side) => seeSide(world, side, status)));
  },
});

async function seeSide(
  world: InquiryWorld,
  side: InquirySide,
  status: InquiryStatus,
): Promise<void> {
  const main = world.people[side].page.getByRole('main');
  const { chip, ways, over } = standings[status][side];
  await expect(main.getByText(chip, { exact: true }), `the status, for the ${side}`).toBeVisible();
  for (const name of all) {
    const button = main.getByRole('button', { name, exact: true });
    const visible = ways.includes(name);
    await expect(button, `“${name}”, for the ${side}`).toBeVisible({ visible });
  }
  if (over) await expect(main.getByText(over)).toBeVisible();
  await expect.poll(async () => (await askServer(world, side)).status).toBe(status);
}

import { inquirySides, type InquirySide } from '#contract/vocabulary.ts';
import { inquiryMachine } from '#machines/inquiry.machine.ts';
import type { PathModel } from '#xstate-paths';
import {
  runHeldTimers,
  look,
  openInquiry,
  transition,
  write,
  type InquiryWorld,
} from './inquiry/steps.ts';
import { showsStatus } from './inquiry/screens.ts';

const who: Record<InquirySide, string> = { sender: 'the sender', recipient: 'the recipient' };
const byBoth = (label: string) => inquirySides.map((by) => ({ label: `${who[by]} ${label}`, by }));
const by = (by: InquirySide, label: string) => [{ label: `${who[by]} ${label}`, by }];

/** An inquiry about a listing, from the first message to its end, in the windows of both sides. */
export const inquiryModel: PathModel<typeof inquiryMachine, InquiryWorld> = {
  name: 'inquiry',
  title: 'An inquiry, from the first message to its end',
  machine: inquiryMachine,
  isOnlyConsulted: true,
  starts: { 'a message was sent': undefined },
  distinguish: () => null,
  open: openInquiry,

  events: {
    'inquiry.opened': { cases: byBoth('opens it'), act: look },
    'message.written': { cases: byBoth('writes'), act: write },
    'inquiry.accepted': { cases: by('recipient', 'accepts'), act: transition },
    'inquiry.declined': { cases: by('recipient', 'declines'), act: transition },
    'inquiry.withdrawn': { cases: by('sender', 'withdraws it'), act: transition },
    'inquiry.expired': { cases: [{ label: 'the time for an answer passes' }], act: runHeldTimers },
  },
  actors: {},
  delays: {},

  states: {
    sent: showsStatus('“Not seen yet” and “New”; both may write'),
    read: showsStatus('“Read” and “Waiting for you”; both may write'),
    accepted: showsStatus('“In conversation”; both may write, and end it'),
    declined: showsStatus('“Declined”, and nothing to do'),
    withdrawn: showsStatus('“Withdrawn”, and nothing to do'),
    expired: showsStatus('“Expired”, and nothing to do'),
  },
};

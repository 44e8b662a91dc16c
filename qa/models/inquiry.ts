import { inquirySides, type InquirySide } from '#contract/vocabulary.ts';
import { inquiryMachine } from '#machines/inquiry.machine.ts';
import type { QaModel } from '../model.ts';
import {
  runHeldTimers,
  look,
  move,
  openInquiry,
  write,
  type InquiryWorld,
} from './inquiry/acts.ts';
import { seeStanding } from './inquiry/screens.ts';

const who: Record<InquirySide, string> = { sender: 'who asks', recipient: 'who owns the room' };
const byBoth = (words: string) => inquirySides.map((by) => ({ words: `${who[by]} ${words}`, by }));
const by = (by: InquirySide, words: string) => [{ words: `${who[by]} ${words}`, by }];

/** An inquiry about a room, from the first message on, with both of its sides at their windows. */
export const inquiryModel: QaModel<typeof inquiryMachine, InquiryWorld> = {
  name: 'inquiry',
  title: 'An inquiry, from the first message to its end',
  machine: inquiryMachine,
  isOnlyAsked: true,
  starts: { 'a message was sent': undefined },
  distinguish: () => null,
  open: openInquiry,

  events: {
    'inquiry.opened': { cases: byBoth('looks at it'), act: look },
    'message.written': { cases: byBoth('writes'), act: write },
    'inquiry.accepted': { cases: by('recipient', 'accepts'), act: move },
    'inquiry.declined': { cases: by('recipient', 'declines'), act: move },
    'inquiry.withdrawn': { cases: by('sender', 'takes it back'), act: move },
    'inquiry.expired': { cases: [{ words: 'the days for an answer pass' }], act: runHeldTimers },
  },
  actors: {},
  delays: {},

  states: {
    sent: seeStanding('“Not read yet” and “New”; both may write'),
    read: seeStanding('“Read” and “Waiting for you”; both may write'),
    accepted: seeStanding('“Accepted”; both may write, and end it'),
    declined: seeStanding('“Declined”, and nothing to do'),
    withdrawn: seeStanding('“Withdrawn”, and nothing to do'),
    expired: seeStanding('“Expired”, and nothing to do'),
  },
};

import type { reportReasons, reportStatuses } from '#contract/vocabulary.ts';

/** Something a demo person asked the administrators to look at. */
export interface ReportSketch {
  from: string;
  /** Title of a room or e-mail of a person. */
  about: { room: string } | { person: string };
  reason: (typeof reportReasons)[number];
  details: string;
  status: (typeof reportStatuses)[number];
  note: string;
  hours_ago: number;
}

export const reports: readonly ReportSketch[] = [
  {
    from: 'rosa.delgado@roomieradar.test',
    about: { room: 'Summer sublet with a cat who thinks he is the landlord' },
    reason: 'other',
    details: 'I asked, and the cat really does collect the rent.',
    status: 'dismissed',
    note: 'A joke, and a good one.',
    hours_ago: 200,
  },
  {
    from: 'mei.tanaka@roomieradar.test',
    about: { room: 'Garden-level room next to the boiler that keeps you warm' },
    reason: 'not_real',
    details: 'I went there and the door number does not exist.',
    status: 'open',
    note: '',
    hours_ago: 30,
  },
  {
    from: 'theo.papadakis@roomieradar.test',
    about: { room: 'Garden-level room next to the boiler that keeps you warm' },
    reason: 'asks_for_money',
    details: 'Wants a deposit by wire before a viewing.',
    status: 'open',
    note: '',
    hours_ago: 9,
  },
  {
    from: 'imani.brooks@roomieradar.test',
    about: { person: 'declan.byrne@roomieradar.test' },
    reason: 'spam',
    details: 'Sent me the same text about his band three times.',
    status: 'open',
    note: '',
    hours_ago: 4,
  },
];

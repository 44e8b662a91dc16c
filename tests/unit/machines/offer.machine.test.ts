import { describe, expect, test } from 'vitest';
import { offerStatuses, offerTransitions, type OfferStatus } from '#contract/offers/statuses.ts';
import { inquirySides } from '#contract/vocabulary.ts';
import {
  allowedOfferTransitions,
  offerAfter,
  offerMachine,
  type OfferEvent,
} from '#machines/offer.machine.ts';

const events: OfferEvent[] = [
  ...offerTransitions.flatMap((to) =>
    inquirySides.flatMap((by) =>
      [false, true].map((isLate) => ({ type: `offer.${to}` as const, by, isLate })),
    ),
  ),
  { type: 'offer.expired' },
  { type: 'offer.ended' },
];
const eventName = (event: OfferEvent) =>
  'by' in event
    ? `${event.by} ${event.type.replace('offer.', '')}${event.isLate ? ', late' : ''}`
    : event.type;

/** What leads from each status to another; everything else is refused or changes nothing. */
const leads: Record<OfferStatus, Record<string, OfferStatus>> = {
  offered: {
    'sender accepted': 'accepted',
    'sender declined': 'declined',
    'sender declined, late': 'declined',
    'recipient taken_back': 'taken_back',
    'recipient taken_back, late': 'taken_back',
    'offer.expired': 'expired',
    'offer.ended': 'ended',
  },
  accepted: {
    'sender stepped_back': 'stepped_back',
    'recipient stepped_back': 'stepped_back',
    'offer.ended': 'ended',
  },
  declined: {},
  taken_back: {},
  stepped_back: {},
  expired: {},
  ended: {},
};

/** Who repeats what without a change. */
const repeats: Partial<Record<OfferStatus, readonly string[]>> = {
  accepted: ['sender accepted', 'sender accepted, late'],
  declined: ['sender declined', 'sender declined, late'],
  taken_back: ['recipient taken_back', 'recipient taken_back, late'],
  stepped_back: [
    'sender stepped_back',
    'sender stepped_back, late',
    'recipient stepped_back',
    'recipient stepped_back, late',
  ],
};

describe.each(offerStatuses)('an offer that is %s', (status) => {
  test.each(events.map((event) => [eventName(event), event] as const))('%s', (name, event) => {
    const isRepeated = repeats[status]?.includes(name) === true;
    const expected = leads[status][name] ?? (isRepeated ? status : null);
    expect(offerAfter(status, event)).toBe(expected);
  });
});

test('the machine has the statuses of the contract', () => {
  expect(Object.keys(offerMachine.states).toSorted()).toEqual([...offerStatuses].toSorted());
});

test('lists what each side may do', () => {
  const allowed = (status: OfferStatus, isLate = false) =>
    inquirySides.map((side) => allowedOfferTransitions({ status, is_late: isLate }, side));
  expect(allowed('offered')).toEqual([['accepted', 'declined'], ['taken_back']]);
  expect(allowed('offered', true)).toEqual([['declined'], ['taken_back']]);
  expect(allowed('accepted')).toEqual([['stepped_back'], ['stepped_back']]);
  for (const over of ['declined', 'taken_back', 'stepped_back', 'expired', 'ended'] as const) {
    expect(allowed(over)).toEqual([[], []]);
  }
  expect(allowed('accepted', true)).toEqual([[], []]);
});

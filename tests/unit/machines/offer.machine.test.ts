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
      [false, true].flatMap((isLate) =>
        [false, true].map((isDue) => ({ type: `offer.${to}` as const, by, isLate, isDue })),
      ),
    ),
  ),
  { type: 'offer.expired' },
  { type: 'offer.ended' },
];
const nameEvent = (event: OfferEvent) =>
  'by' in event
    ? [
        `${event.by} ${event.type.replace('offer.', '')}`,
        ...(event.isLate ? ['late'] : []),
        ...(event.isDue ? ['due'] : []),
      ].join(', ')
    : event.type;

/** The names of what somebody does, whatever day it is. */
const anyDay = (name: string) => [name, `${name}, late`, `${name}, due`, `${name}, late, due`];
/** The same, on some of the days. */
const inTime = (name: string) => [name, `${name}, due`];
const whenDue = (name: string) => [`${name}, due`, `${name}, late, due`];

/** What leads from each status to another; everything else is refused or changes nothing. */
const leads: Record<OfferStatus, Partial<Record<OfferStatus, readonly string[]>>> = {
  offered: {
    accepted: inTime('sender accepted'),
    declined: anyDay('sender declined'),
    taken_back: anyDay('recipient taken_back'),
    expired: ['offer.expired'],
    ended: ['offer.ended'],
  },
  accepted: {
    moved_in: [...whenDue('sender moved_in'), ...whenDue('recipient moved_in')],
    stepped_back: [...inTime('sender stepped_back'), ...inTime('recipient stepped_back')],
    ended: ['offer.ended'],
  },
  moved_in: {},
  declined: {},
  taken_back: {},
  stepped_back: {},
  expired: {},
  ended: {},
};

/** Who repeats what without a change. */
const repeats: Partial<Record<OfferStatus, readonly string[]>> = {
  accepted: anyDay('sender accepted'),
  moved_in: [...anyDay('sender moved_in'), ...anyDay('recipient moved_in')],
  declined: anyDay('sender declined'),
  taken_back: anyDay('recipient taken_back'),
  stepped_back: [...anyDay('sender stepped_back'), ...anyDay('recipient stepped_back')],
};

describe.each(offerStatuses)('an offer that is %s', (status) => {
  test.each(events.map((event) => [nameEvent(event), event] as const))('%s', (name, event) => {
    const isRepeated = repeats[status]?.includes(name) === true;
    const next = offerStatuses.find((each) => leads[status][each]?.includes(name));
    const expected = next ?? (isRepeated ? status : null);
    expect(offerAfter(status, event)).toBe(expected);
  });
});

test('the machine has the statuses of the contract', () => {
  expect(Object.keys(offerMachine.states).toSorted()).toEqual([...offerStatuses].toSorted());
});

test('lists what each side may do', () => {
  const allowed = (status: OfferStatus, { isLate = false, isDue = false } = {}) =>
    inquirySides.map((side) =>
      allowedOfferTransitions({ status, is_late: isLate, is_due: isDue }, side),
    );
  expect(allowed('offered')).toEqual([['accepted', 'declined'], ['taken_back']]);
  expect(allowed('offered', { isLate: true })).toEqual([['declined'], ['taken_back']]);
  const both = (...may: string[]) => [may, may];
  expect(allowed('accepted')).toEqual(both('stepped_back'));
  expect(allowed('accepted', { isDue: true })).toEqual(both('moved_in', 'stepped_back'));
  expect(allowed('accepted', { isLate: true, isDue: true })).toEqual(both('moved_in'));
  const over = offerStatuses.filter((status) => status !== 'offered' && status !== 'accepted');
  for (const status of over) expect(allowed(status, { isDue: true })).toEqual([[], []]);
});

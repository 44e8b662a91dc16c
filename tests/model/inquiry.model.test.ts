// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { limits } from '#contract/limits.ts';
import {
  inquiryKinds,
  inquirySides,
  inquiryStatuses,
  type InquiryKind,
  type InquiryTransition,
  type InquiryStatus,
} from '#contract/vocabulary.ts';
import { inquiryMachine, type InquiryEvent } from '#machines/inquiry.machine.ts';
import { readTransitionName, readStructure } from '#xstate-paths';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { done, greeting, letDaysPass, room } from '../api/inquiries/steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());

const userEvents = [
  'inquiry.opened',
  'message.written',
  'inquiry.accepted',
  'inquiry.declined',
  'inquiry.withdrawn',
] as const;
const events: InquiryEvent[] = [
  ...userEvents.flatMap((type) => inquirySides.map((by) => ({ type, by }))),
  { type: 'inquiry.expired' },
];

/** The shortest path from a new inquiry to each status. */
const shortestPaths = getShortestPaths(inquiryMachine, { events }).map(({ state, steps }) => ({
  status: state.value,
  // The first step is the start itself.
  events: steps.map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.')),
}));

const resolveSnapshot = (status: InquiryStatus) => inquiryMachine.resolveState({ value: status });
const eventLabel = (event: InquiryEvent) => `${'by' in event ? `${event.by} ` : ''}${event.type}`;

/** The calls that exist for each kind; those of listings work for either kind. */
const calls = {
  listing: { update: 'updateInquiry', write: 'sendMessage' },
  user: { update: 'updateUserInquiry', write: 'sendUserMessage' },
} as const satisfies Record<InquiryKind, Record<string, EndpointId>>;

type EventSides = Record<'sender' | 'recipient', TestUser>;

/** A new inquiry of this kind, driven over the API. */
async function createWorld(kind: InquiryKind) {
  const sides: EventSides = { sender: await app.user(), recipient: await app.user() };
  const { id } = await (kind === 'listing'
    ? done(app, 'sendListingInquiry', {
        as: sides.sender,
        body: { listing_id: await room(app, sides.recipient), message: greeting },
      })
    : done(app, 'sendUserInquiry', {
        as: sides.sender,
        body: { recipient_id: sides.recipient.id, message: greeting },
      }));
  const params = { id };
  const { update, write } = calls[kind];

  return {
    /** Answers the code of a refusal; null when the event happened. */
    async send(event: InquiryEvent): Promise<string | null> {
      if (event.type === 'inquiry.expired') {
        await letDaysPass(app, id, limits.inquiries.expireDays + 1);
        await expireInquiries(app.database.sql);
        return null;
      }
      const as = sides[event.by];
      const { status, problem } = await call(event.type, as);
      expect(status < 300 || status === 409, `${status}`).toBe(true);
      if (status < 300) return null;
      expect(problem.detail).toMatch(/\w/);
      return problem.code;
    },
    /** The status, which must be the same for both sides. */
    async status(): Promise<InquiryStatus> {
      const seen = [];
      for (const as of [sides.sender, sides.recipient]) {
        seen.push((await done(app, 'getInquiry', { as, params })).status);
      }
      expect(seen[0]).toBe(seen[1]);
      return seen[0] as InquiryStatus;
    },
  };

  function call(type: (typeof userEvents)[number], as: TestUser) {
    if (type === 'inquiry.opened') {
      return app.call('markInquiryRead', { as, params, body: { message_id: limits.id.max } });
    }
    if (type === 'message.written') {
      return app.call(write, { as, params, body: { message: 'One more thing.' } });
    }
    const status = type.replace('inquiry.', '') as InquiryTransition;
    return app.call(update, { as, params, body: { status } });
  }
}

const { transitions } = readStructure(inquiryMachine);
const seen = new Set<string>();
let refused = 0;

describe.each(inquiryKinds)('an inquiry of kind %s', (kind) => {
  const paths = shortestPaths.flatMap(({ status, events: before }) =>
    events
      .filter((event) => resolveSnapshot(status).can(event))
      .map((event) => ({ from: status, path: [...before, event] })),
  );

  test.each(paths.map(({ from, path }) => [path.map(eventLabel).join(', '), from, path] as const))(
    'goes %s',
    async (_, __, path) => {
      const world = await createWorld(kind);
      let snapshot = resolveSnapshot('sent');
      for (const event of path) {
        const [taken] = inquiryMachine.getTransitionData(snapshot, event);
        seen.add(readTransitionName(taken as never) ?? '');
        snapshot = inquiryMachine.resolveState({
          value: taken?.target?.[0]?.key as InquiryStatus,
        });
        expect(await world.send(event)).toBeNull();
        expect(await world.status()).toBe(snapshot.value);
      }
    },
  );

  test.each(shortestPaths)(
    'refuses from $status what the machine does not allow',
    async (found) => {
      const { status, events: before } = found;
      const world = await createWorld(kind);
      for (const event of before) await world.send(event);
      for (const event of events.filter((each) => !resolveSnapshot(status).can(each))) {
        const code = await world.send(event);
        // Expiry is no call that could be refused.
        if (event.type !== 'inquiry.expired') {
          const expected =
            event.type === 'message.written' ? 'inquiry_closed' : 'transition_refused';
          expect(code, eventLabel(event)).toBe(expected);
        }
        expect(await world.status(), eventLabel(event)).toBe(status);
        refused += 1;
      }
    },
  );
});

test('takes every transition of the machine and refuses everything else', () => {
  const all = transitions.map(({ name }) => name);
  const missing = all.filter((id) => !seen.has(id));
  const cells = inquiryStatuses.length * events.length;
  const allowed = inquiryStatuses.flatMap((status) =>
    events.filter((event) => resolveSnapshot(status).can(event)),
  ).length;
  console.info(
    `inquiry: ${all.length - missing.length} of ${all.length} transitions, ${refused} events refused`,
  );
  expect(missing).toEqual([]);
  expect(refused).toBe((cells - allowed) * inquiryKinds.length);
});

// @module-tag essential

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seenListing, targetStates, type Target } from '#contract/call-targets.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.gen.ts';
import { problemStatus } from '#contract/problem.ts';
import {
  blockEachOther,
  callerIn,
  callerNames,
  callerKind,
  makeStrangers,
  type Caller,
} from '#tests/support/callers.ts';
import { examples } from '#tests/support/seed.ts';
import { fixtures, requestAbout } from '#tests/support/targets.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { validRequest } from '#tests/support/valid-requests.ts';
import { makeWorld } from '#tests/support/world.ts';

let app: TestApp;
let strangers: Awaited<ReturnType<typeof makeStrangers>>;
beforeAll(async () => {
  app = await openTestApp();
  strangers = await makeStrangers(app);
});
afterAll(() => {
  console.info(`Authorization: ${asked} requests`);
  return app.database.close();
});

const ids = Object.keys(endpoints) as EndpointId[];
const getCall = (id: EndpointId): Call => calls[id];
/** Calls that need more than a valid request: a service outside, or a sign-in under way. */
const openEnded = new Set<EndpointId>([
  'startSignIn',
  'finishSignIn',
  'refreshSession',
  'fetchImportFile',
  // Refused beside the agreed viewing of the world.
  'proposeViewing',
  // Who wrote the wanted page of the world has an open inquiry about its room.
  'inviteWanted',
  // Nobody moved in, and the room of the world is not filled.
  'joinHousehold',
  'notifyOthers',
  'waitForContract',
]);
let asked = 0;

interface Answer {
  status: number;
  /** The body without the id of the target, to compare answers about different targets. */
  text: string;
}

type Request = Omit<ReturnType<typeof validRequest>, 'as'>;

async function ask(id: EndpointId, as: TestUser | undefined, request: Request): Promise<Answer> {
  asked += 1;
  const send = () => app.send(id, { ...request, ...(as && { as }) });
  let response = await send();
  // A preview that takes long on a busy machine goes on, and the same request gets it.
  const mostTries = id === 'previewImport' ? 20 : 1;
  for (let tries = 1; response.status === 503 && tries < mostTries; tries += 1) {
    response = await send();
  }
  if (id === 'watchEvents' && response.ok) {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

type Verdict = 'unauthorized' | 'forbidden' | 'profile_incomplete' | 'as none' | 'allowed';

/** What the contract declares for a call whatever its target. */
function gate(id: EndpointId, caller: Caller): Verdict {
  const { access, needsProfile } = getCall(id);
  const { is, isUnfinished } = callerKind(caller);
  if (access !== 'anyone' && is === 'nobody') return 'unauthorized';
  if (access === 'admin' && is !== 'admin') return 'forbidden';
  return needsProfile && isUnfinished ? 'profile_incomplete' : 'allowed';
}

function isFor(target: Target, state: string, caller: Caller): boolean {
  const named = target.for[state];
  if (named === 'anyone') return true;
  const { relation } = callerKind(caller);
  return named !== undefined && relation !== null && named.includes(relation);
}

function expectedVerdict(id: EndpointId, target: Target, state: string, caller: Caller): Verdict {
  const before = gate(id, caller);
  if (before !== 'allowed' || isFor(target, state, caller)) return before;
  // Only the owner changes a listing; others who see it get `forbidden` instead of 404.
  const isSeen = target.kind === 'listing' && isFor(seenListing, state, caller);
  const isOwners = [target.for['active']].flat().join() === 'owner';
  return isSeen && isOwners ? 'forbidden' : 'as none';
}

const isRefused = ({ status }: Answer) => [401, 403, 404, 410].includes(status) || status >= 500;

/** What is wrong with an answer; null when it is as declared. */
function faultIn(verdict: Verdict, answer: Answer, none: Answer | null): string | null {
  const said = `${answer.status} ${answer.text.slice(0, 300)}`;
  if (verdict === 'allowed') return isRefused(answer) ? `refused: ${said}` : null;
  if (verdict === 'as none') {
    const same = none && answer.status === none.status && answer.text === none.text;
    return same ? null : `${said}, but about none: ${none?.status} ${none?.text.slice(0, 300)}`;
  }
  const isAsDeclared =
    answer.status === problemStatus[verdict] && answer.text.includes(`"${verdict}"`);
  return isAsDeclared ? null : `not ${verdict}: ${said}`;
}

/** Makes files only for the calls that read them, because that takes time. */
const makeWorldFor = async (id: EndpointId) => {
  const files = id === 'registerImage' || id === 'registerPhoto';
  const imports = getCall(id).targets?.some(({ kind }) => kind.startsWith('import')) === true;
  const world = await makeWorld(app, { files, imports });
  await blockEachOther(app, world, strangers);
  return world;
};

/** Two answers about different targets may differ only in the id. */
const withoutId = (answer: Answer, id: number | string): Answer => ({
  ...answer,
  text: answer.text.replaceAll(`"id":${id}`, '"id":ID'),
});

/** All states of a target, or with `npm test` the usual one; and what remains of a deleted target. */
const sampleStates = (all: readonly string[]) => [...all.slice(0, examples(all.length)), 'deleted'];

const withTargets = ids.filter((id) => getCall(id).targets);

describe.each(withTargets)('%s', (id) => {
  test.each([...(getCall(id).targets ?? [])].map((target) => [target.kind, target] as const))(
    'answers exactly the callers that it declares, in each state of a %s',
    async (kind, target) => {
      const fixture = fixtures[kind];
      const faults: string[] = [];
      const nones = new Map<Caller, Answer>();
      const isWrite = endpoints[id].method !== 'GET';
      for (const state of sampleStates(targetStates[kind])) {
        if (state === 'deleted' && !fixture.remove) continue;
        const prepare = async () => {
          const world = await makeWorldFor(id);
          if (state === 'deleted') await fixture.remove?.(app.database.sql, world);
          else await fixture.bring(app.database.sql, world, state);
          return world;
        };
        let world = await prepare();
        let isChanged = false;
        const askAs = async (caller: Caller) => {
          if (isChanged) world = await prepare();
          isChanged = false;
          const as = callerIn(world, strangers, caller);
          if (!nones.has(caller)) {
            const request = requestAbout(id, kind, fixture.naming(world, fixture.never));
            nones.set(caller, withoutId(await ask(id, as, request), fixture.never));
          }
          const { as: usual, ...request } = requestAbout(id, kind, world);
          const verdict = expectedVerdict(id, target, state, caller);
          const answer = await ask(id, as, request);
          // It was public once, so everyone may learn that it is gone.
          const isKnownGone =
            state === 'deleted' && (answer.status === 410 || answer.text.includes('"deleted"'));
          const none = nones.get(caller) ?? null;
          const fault = faultIn(verdict, withoutId(answer, fixture.idIn(world)), none);
          if (fault && !isKnownGone) faults.push(`${state}, ${caller}: ${fault}`);
          const isUsual = as?.token === usual.token && state === targetStates[kind][0];
          if (isUsual && !openEnded.has(id) && answer.status !== getCall(id).status) {
            faults.push(`${state}, ${caller}: ${answer.status} ${answer.text.slice(0, 300)}`);
          }
          isChanged = isWrite && answer.status < 300;
        };
        // The owner of a suspended or deleted account cannot be signed in.
        const callers = callerNames.filter(
          (caller) => !(kind === 'user' && caller === 'owner' && state !== 'findable'),
        );
        const isAllowed = (caller: Caller) =>
          expectedVerdict(id, target, state, caller) === 'allowed';
        // Refused calls change nothing, so they can run at once.
        await Promise.all(callers.filter((caller) => !isAllowed(caller)).map(askAs));
        for (const caller of callers.filter(isAllowed)) await askAs(caller);
      }
      expect(faults).toEqual([]);
    },
  );
});

const withoutTargets = ids.filter((id) => !getCall(id).targets);

describe.each(withoutTargets)('%s', (id) => {
  test('allows exactly the callers that it declares', async () => {
    const faults: string[] = [];
    // Writes end sessions, accounts and onboarding, so they get callers of their own.
    const own = endpoints[id].method === 'GET' ? strangers : await makeStrangers(app);
    const world = await makeWorld(app, { files: false, imports: false });
    for (const caller of callerNames) {
      const { as: _, ...request } = validRequest(id, world);
      const answer = await ask(id, callerIn(world, own, caller), request);
      // These calls reach only the caller's own data, so there is no target to compare.
      const fault = openEnded.has(id) ? null : faultIn(gate(id, caller), answer, null);
      if (fault) faults.push(`${caller}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});

test('every call that names a target declares for whom the target exists', () => {
  const namesTarget = (id: EndpointId) => {
    const { access, query, body } = getCall(id);
    // The filters of administrators name only what they may see anyway.
    const fields = [...(access === 'admin' ? [] : schemaKeys(query)), ...schemaKeys(body)];
    return endpoints[id].path.includes('{') || fields.some((name) => /(^|_)(ids?|url)$/.test(name));
  };
  expect(withTargets).toEqual(expect.arrayContaining(ids.filter(namesTarget)));
});

function schemaKeys(schema: Call['body']): string[] {
  if (!schema) return [];
  const described = schema.in.toJsonSchema({ fallback: ({ base }) => base, dialect: null });
  return Object.keys((described as { properties?: object }).properties ?? {});
}

import { describe, expect, test } from 'vitest';
import {
  createActor,
  fromPromise,
  transition,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';
import { limits } from '#contract/limits.ts';
import {
  profilePhotoMachine,
  type PhotoContext,
  type PhotoFailure,
} from '#machines/profile-photo.machine.ts';

type State = SnapshotFrom<typeof profilePhotoMachine>['value'];
type Event = { type: string; [more: string]: unknown };

/** A file of a type and size, without the bytes. */
const file = (type: string, size: number) =>
  Object.defineProperty(new Blob([], { type }), 'size', { value: size });
const picture = file('image/jpeg', 2_000_000);
const crop = { left: 0, top: 0, side: 500 };
const address = {
  upload_url: '/upload/1',
  headers: {},
  public_url: '/photo/1',
  expires_at: '2027-01-01T00:00:00Z',
};
const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const broken = (actor: string) => ({
  type: `xstate.error.actor.${actor}`,
  error: new Error(actor),
});

const events = {
  'a picture': { type: 'file.chosen', file: picture },
  'a picture of the largest size': {
    type: 'file.chosen',
    file: file('image/webp', limits.imageBytes),
  },
  'a GIF': { type: 'file.chosen', file: file('image/gif', 2000) },
  'a byte too many': { type: 'file.chosen', file: file('image/png', limits.imageBytes + 1) },
  'an empty file': { type: 'file.chosen', file: file('image/png', 0) },
  measured: done('measurePicture', { width: 800, height: 600 }),
  'not measured': broken('measurePicture'),
  'square chosen': { type: 'crop.confirmed', crop },
  cut: done('cutSquare', file('image/jpeg', 90_000)),
  'not cut': broken('cutSquare'),
  'an address': done('requestPhotoAddress', address),
  'no address': broken('requestPhotoAddress'),
  'some bytes': { type: 'upload.progressed', share: 0.5 },
  arrived: done('uploadSquare', undefined),
  'broke off': broken('uploadSquare'),
  registered: done('registerPhoto', undefined),
  'not registered': broken('registerPhoto'),
  'removal wanted': { type: 'photo.removed' },
  removed: done('removePhoto', undefined),
  'not removed': broken('removePhoto'),
  retried: { type: 'retried' },
  cancelled: { type: 'cancelled' },
} satisfies Record<string, Event>;
type EventName = keyof typeof events;

/** Where each event leads from each state; what is not here changes nothing. */
const table: Record<State, Partial<Record<EventName, State>>> = {
  idle: {
    'a picture': 'opening',
    'a picture of the largest size': 'opening',
    'removal wanted': 'removing',
  },
  opening: { measured: 'cropping', 'not measured': 'idle', cancelled: 'idle' },
  cropping: { 'square chosen': 'cutting', cancelled: 'idle' },
  cutting: { cut: 'requesting', 'not cut': 'idle', cancelled: 'idle' },
  requesting: { 'an address': 'uploading', 'no address': 'failed', cancelled: 'idle' },
  uploading: { arrived: 'registering', 'broke off': 'failed', cancelled: 'idle' },
  registering: { registered: 'idle', 'not registered': 'failed' },
  removing: { removed: 'idle', 'not removed': 'failed' },
  failed: {
    'a picture': 'opening',
    'a picture of the largest size': 'opening',
    'a GIF': 'idle',
    'a byte too many': 'idle',
    'an empty file': 'idle',
    retried: 'requesting',
    cancelled: 'idle',
  },
};

const context: PhotoContext = {
  file: picture,
  size: { width: 800, height: 600 },
  crop,
  square: file('image/jpeg', 90_000),
  address,
  share: 0,
  fileProblem: null,
  failure: null,
  error: null,
};

function take(state: State, event: Event, changes: Partial<PhotoContext> = {}) {
  const from = profilePhotoMachine.resolveState({
    value: state,
    context: { ...context, ...(state === 'failed' && { failure: 'uploading' }), ...changes },
  });
  const [next] = transition(
    profilePhotoMachine,
    from,
    event as EventFromLogic<typeof profilePhotoMachine>,
  );
  return next;
}

describe('the photo machine, in every state, on every event', () => {
  for (const [state, ways] of Object.entries(table) as [State, (typeof table)[State]][]) {
    test(state, () => {
      for (const [name, event] of Object.entries(events) as [EventName, Event][]) {
        expect(take(state, event).value, name).toBe(ways[name] ?? state);
      }
    });
  }
});

test('says why a file will not do, and forgets the one before', () => {
  const reasons = (['a GIF', 'a byte too many', 'an empty file'] as const).map(
    (name) => take('failed', events[name]).context,
  );
  expect(reasons.map(({ fileProblem }) => fileProblem)).toEqual([
    'wrongType',
    'tooLarge',
    'tooLarge',
  ]);
  expect(reasons.map((each) => each.file)).toEqual([null, null, null]);
  expect(take('opening', events['not measured']).context.fileProblem).toBe('unreadable');
});

test('tries a failed removal again as a removal, anything else with a new address', () => {
  const retried = (failure: PhotoFailure) => take('failed', events.retried, { failure }).value;
  expect(retried('removing')).toBe('removing');
  expect((['requesting', 'uploading', 'registering'] as const).map(retried)).toEqual([
    'requesting',
    'requesting',
    'requesting',
  ]);
});

test('counts the progress of one upload only', () => {
  expect(take('uploading', events['some bytes']).context.share).toBe(0.5);
  expect(take('registering', events['some bytes']).context.share).toBe(0);
  const again = take('failed', events.retried, { share: 0.5 });
  expect(again.context).toMatchObject({ share: 0, failure: null, error: null });
});

test('stops the upload under way when the person cancels', async () => {
  let tellStopped = () => {};
  let tellStarted = () => {};
  const stopped = new Promise<void>((resolve) => (tellStopped = resolve));
  const started = new Promise<void>((resolve) => (tellStarted = resolve));
  const actor = createActor(
    profilePhotoMachine.provide({
      actors: {
        measurePicture: fromPromise(async () => ({ width: 800, height: 600 })),
        cutSquare: fromPromise(async () => file('image/jpeg', 90_000)),
        requestPhotoAddress: fromPromise(async () => address),
        uploadSquare: fromPromise(({ signal }) => {
          signal.addEventListener('abort', () => tellStopped());
          tellStarted();
          return new Promise<void>(() => undefined);
        }),
      },
    }),
  );
  actor.subscribe(({ value }) => {
    if (value === 'cropping') actor.send({ type: 'crop.confirmed', crop });
  });
  actor.start();
  actor.send({ type: 'file.chosen', file: picture });
  await started;
  actor.send({ type: 'cancelled' });
  await stopped;
  expect(actor.getSnapshot().value).toBe('idle');
  expect(actor.getSnapshot().context.file).toBeNull();
});

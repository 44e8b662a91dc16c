import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  transition,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';
import { imageUploadMachine, type UploadTarget } from '#machines/image-upload.machine.ts';
import {
  profilePhotoMachine,
  type Crop,
  type ProfilePhotoContext,
} from '#machines/profile-photo.machine.ts';
import { UploadProblem, type FileFacts } from '#machines/upload-problem.ts';

type State = Exclude<SnapshotFrom<typeof profilePhotoMachine>['value'], 'uploading'>;
type Event = { type: string; [more: string]: unknown };

const file = new Blob(['x'], { type: 'image/jpeg' });
const crop: Crop = { left: 0, top: 0, side: 500 };
const rejects = (actor: string) => ({
  type: `xstate.error.actor.${actor}`,
  error: new UploadProblem('imageRefused'),
});

const events = {
  'a file': { type: 'file.chosen', file },
  opened: {
    type: 'xstate.done.actor.openImage',
    output: { file, size: { width: 800, height: 600 } },
  },
  'not opened': rejects('openImage'),
  'square chosen': { type: 'crop.confirmed', crop },
  'not cropped': rejects('cropImage'),
  cancelled: { type: 'cancelled' },
} satisfies Record<string, Event>;
type EventName = keyof typeof events;

/** Where each event leads from each state before the upload; others change nothing. */
const table: Record<State, Partial<Record<EventName, State>>> = {
  idle: { 'a file': 'opening' },
  opening: { opened: 'cropping', 'not opened': 'idle', cancelled: 'idle' },
  cropping: { 'square chosen': 'preparing', cancelled: 'idle' },
  preparing: { 'not cropped': 'idle', cancelled: 'idle' },
};

const context: ProfilePhotoContext = {
  file,
  size: { width: 800, height: 600 },
  crop,
  upload: null,
  problem: null,
};

function after(value: State, event: Event) {
  const [next] = transition(
    profilePhotoMachine,
    profilePhotoMachine.resolveState({ value, context }),
    event as EventFromLogic<typeof profilePhotoMachine>,
  );
  return next;
}

describe.each(Object.keys(table) as State[])('from %s', (state) => {
  test.each(Object.keys(events) as EventName[])('%s', (name) => {
    expect(after(state, events[name]).value).toBe(table[state][name] ?? state);
  });
});

test('says why a file is refused, and drops the file', () => {
  expect(after('opening', events['not opened']).context).toMatchObject({
    file: null,
    problem: 'imageRefused',
  });
  expect(after('preparing', events['not cropped']).context.problem).toBe('imageRefused');
});

/** The machine after a square is chosen; `isArriving` lets the file arrive at once. */
async function startUpload({ isArriving = true, register = async () => {} } = {}) {
  const requested: UploadTarget[] = [];
  const stopped: string[] = [];
  let emitted = 0;
  const imageUpload = imageUploadMachine.provide({
    actors: {
      inspectFile: fromPromise(async (): Promise<FileFacts> => ({
        type: 'image/jpeg',
        size: 1000,
      })),
      preparePhoto: fromPromise(async (): Promise<FileFacts> => ({
        type: 'image/jpeg',
        size: 1000,
      })),
      requestAddress: fromPromise(async ({ input }) => {
        requested.push(input.target);
        return { key: 'key' };
      }),
      sendFile: fromCallback(({ sendBack }) => {
        if (isArriving) sendBack({ type: 'file.arrived' });
        return () => void stopped.push('sendFile');
      }),
      registerImage: fromPromise(async (): Promise<{ imageId: number | null }> => {
        await register();
        return { imageId: null };
      }),
    },
  });
  const actor = createActor(
    profilePhotoMachine.provide({
      actors: {
        imageUpload,
        openImage: fromPromise(async () => ({ file, size: { width: 800, height: 600 } })),
        cropImage: fromPromise(async () => ({ fileId: '1' })),
      },
    }),
  );
  actor.on('photo.changed', () => (emitted += 1));
  onTestFinished(() => void actor.stop());
  actor.start();
  const until = (state: string) => expect.poll(() => actor.getSnapshot().value).toBe(state);
  const untilUpload = (state: string) =>
    expect.poll(() => actor.getSnapshot().context.upload?.getSnapshot().value).toBe(state);
  actor.send({ type: 'file.chosen', file });
  await until('cropping');
  actor.send({ type: 'crop.confirmed', crop });
  return { actor, requested, stopped, until, untilUpload, emitted: () => emitted };
}

test('uploads the square for my profile and reports the change once', async () => {
  const { actor, requested, until, emitted } = await startUpload();
  await until('idle');
  expect(requested).toEqual([{ kind: 'profile' }]);
  expect(emitted()).toBe(1);
  expect(actor.getSnapshot().context).toMatchObject({ upload: null, file: null, problem: null });
});

test('cancelling stops the request that sends the file', async () => {
  const { actor, stopped, untilUpload, emitted } = await startUpload({ isArriving: false });
  await untilUpload('uploading');
  actor.send({ type: 'cancelled' });
  expect(actor.getSnapshot().value).toBe('idle');
  expect(stopped).toEqual(['sendFile']);
  expect(emitted()).toBe(0);
});

test('an upload that is being registered cannot be cancelled', async () => {
  let finish = () => {};
  const register = () => new Promise<void>((resolve) => (finish = resolve));
  const { actor, until, untilUpload, emitted } = await startUpload({ register });
  await untilUpload('registering');
  actor.send({ type: 'cancelled' });
  actor.send({ type: 'file.chosen', file });
  expect(actor.getSnapshot().value).toBe('uploading');
  finish();
  await until('idle');
  expect(emitted()).toBe(1);
});

test('a failed upload can be retried, or replaced by another file', async () => {
  let attempts = 0;
  const register = async () => {
    attempts += 1;
    throw new UploadProblem('serverTrouble');
  };
  const { actor, until, untilUpload } = await startUpload({ register });
  await untilUpload('failed');
  actor.getSnapshot().context.upload?.send({ type: 'upload.retried' });
  await expect.poll(() => attempts).toBe(2);
  await untilUpload('failed');
  actor.send({ type: 'file.chosen', file });
  await until('cropping');
  expect(actor.getSnapshot().context.upload).toBeNull();
});

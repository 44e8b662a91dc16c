import { limits } from '#contract/limits.ts';
import { getLocales } from '#get-locales';
import { imageUploadMachine } from '#machines/image-upload.machine.ts';
import type { FileFacts, UploadProblemCode } from '#machines/upload-problem.ts';
import type { PathModel, PathStep } from '#xstate-paths';
import { pass } from '../run/call-interceptor.ts';
import {
  cutOff,
  endUpload,
  fail,
  holdPreparation,
  goOnline,
  letArrive,
  openUploads,
  prepareUploads,
  sendSlowly,
  lastTile,
  type UploadWorld,
} from './image-upload/steps.ts';
import type { FileKind } from './image-upload/image-files.ts';
import { showsInTile, expectCancelled, expectDone, expectFailure } from './image-upload/screens.ts';

const { uploads, listingImages } = getLocales('en');
const labels = uploads.states;

const facts: Record<FileKind, FileFacts> = {
  photo: { type: 'image/jpeg', size: 1000 },
  big: { type: 'image/jpeg', size: 100_000 },
  queued: { type: 'image/jpeg', size: 1000 },
  empty: { type: 'image/jpeg', size: 0 },
  text: { type: null, size: 16 },
  large: { type: 'image/jpeg', size: limits.chosenImageBytes + 1 },
  damaged: { type: 'image/jpeg', size: 2000 },
};
const start = (fileId: FileKind) => ({ fileId, manager: null });
const rejections = (...codes: [label: string, code: UploadProblemCode, by: string][]) =>
  codes.map(([label, code, by]) => ({ label, error: { code, by } }));
/** A small photo arrives, and a queued one waits, before a user could act. */
const isSmall = ({ context }: { context: { fileId: string } }) => context.fileId === 'photo';

/** A part of the file is on its way already. */
const isUnderWay = ({ from }: PathStep) => (from.context as { isUnderWay: boolean }).isUnderWay;

/** The upload of one listing image, from the chosen file to the image on the server. */
export const imageUploadModel: PathModel<typeof imageUploadMachine, UploadWorld> = {
  name: 'image-upload',
  title: 'Upload of a listing image',
  machine: imageUploadMachine,
  starts: {
    'a photo': start('photo'),
    'a photo on a slow line': start('big'),
    'a photo behind three others': start('queued'),
    'an empty file': start('empty'),
    'words under the name of a photo': start('text'),
    'a photo too large': start('large'),
    'a photo that is cut off': start('damaged'),
  },
  distinguish: ({ fileId, hasArrived, failure, renewals, sentBytes }) => ({
    fileId,
    hasArrived,
    failure,
    renewals,
    isUnderWay: sentBytes > 0 && !hasArrived,
  }),
  prepare: prepareUploads,
  open: openUploads,
  writes: {
    requestUpload: ['requestAddress'],
    sendFile: ['sendFile'],
    registerImage: ['registerImage'],
  },
  end: endUpload,

  events: {
    'bytes.sent': {
      cases: ({ context }) =>
        context.fileId === 'big' && context.sentBytes === 0
          ? [{ label: 'a part arrives, slowly', sentBytes: 500 }]
          : [],
      act: sendSlowly,
    },
    'file.arrived': {
      cases: [{ label: 'the file arrives' }],
      act: (world, { step }) => letArrive(world, isUnderWay(step)),
    },
    'file.failed': {
      cases: ({ context }) => [
        { label: 'the connection goes while the file is sent', code: 'offline' },
        ...(context.fileId === 'big'
          ? []
          : ([
              { label: 'the address for the file has run out', code: 'addressExpired' },
              { label: 'the file is refused, or breaks off', code: 'uploadFailed' },
            ] as const)),
      ],
      act: (world, { step }) =>
        isUnderWay(step) ? cutOff(world) : fail(world, 'sendFile', String(step.event['code'])),
    },
    'turn.given': {
      cases: ({ context }) =>
        context.fileId === 'queued'
          ? []
          : [{ label: 'its turn comes', target: { kind: 'listing', listingId: 1 } as const }],
      // Happens by itself as soon as another upload ends.
      act: () => undefined,
    },
    'upload.retried': {
      cases: ({ value }) =>
        value === 'failed'
          ? [
              { label: 'presses “Try again”', way: 'this file' },
              { label: 'presses “Retry all”', way: 'all files' },
            ]
          : [{ label: 'presses “Try now”' }],
      async act(world, { step }) {
        if (step.to.value === 'checking') await holdPreparation(world);
        if (step.event['way'] === 'all files') {
          return world.page
            .getByRole('button', { name: listingImages.retryAll, exact: true })
            .click();
        }
        await lastTile(world).getByRole('button', { name: /^Try/ }).click();
      },
    },
    'upload.cancelled': {
      cases: (snapshot) =>
        snapshot.context.fileId !== 'big' && !(snapshot.value === 'waiting' && isSmall(snapshot))
          ? [{ label: 'takes the photo away' }]
          : [],
      act: (world) =>
        lastTile(world)
          .getByRole('button', { name: /^Cancel photo/ })
          .click(),
    },
    'upload.restored': {
      cases: [{ label: 'presses “Undo”' }],
      async act(world) {
        await goOnline(world);
        await holdPreparation(world);
        await world.page.getByRole('button', { name: 'Undo' }).last().click();
      },
    },
  },

  actors: {
    inspectFile: {
      done: ({ context }) => [
        { label: 'the file is looked at', output: facts[context.fileId as FileKind] },
      ],
      error: (snapshot) =>
        isSmall(snapshot) ? [{ label: 'the file can no longer be read', error: null }] : [],
      act: (world, { step }) =>
        world.harness('releaseFileReads', step.event['output'] ? 'read' : 'refuse'),
    },
    preparePhoto: {
      done: ({ context }) =>
        context.fileId === 'damaged'
          ? []
          : [{ label: 'it is decoded', output: facts[context.fileId as FileKind] }],
      error: ({ context }) =>
        context.fileId === 'damaged'
          ? [{ label: 'it cannot be decoded', error: { code: 'damaged' } }]
          : [],
      act: (world) => world.harness('releaseWorkers'),
    },
    requestAddress: {
      done: [{ label: 'the server gives an address', output: { key: 'key' } }],
      error: (snapshot) =>
        isSmall(snapshot)
          ? rejections(
              ['the connection goes', 'offline', 'offline'],
              ['the server is down', 'unreachable', 'down'],
              ['the server is not ready (503)', 'unreachable', 'unavailable'],
              ['the server has too much to do (429)', 'unreachable', 'busy'],
              ['the server has trouble (500)', 'serverTrouble', 'trouble'],
            )
          : [],
      act: (world, { step }) => settle(world, 'requestUpload', step.event['error']),
    },
    registerImage: {
      done: [{ label: 'the server processes it', output: { imageId: 1 } }],
      error: (snapshot) =>
        isSmall(snapshot)
          ? rejections(
              ['the connection goes', 'offline', 'offline'],
              ['the connection breaks', 'unreachable', 'cut'],
              ['the server is not ready (503)', 'unreachable', 'unavailable'],
              ['the file is gone from the server', 'addressExpired', 'expired'],
              ['the server has trouble (500)', 'serverTrouble', 'trouble'],
            )
          : [],
      act: (world, { step }) => settle(world, 'registerImage', step.event['error']),
    },
    awaitConnection: {
      done: [{ label: 'the connection is back', output: undefined }],
      error: [],
      act: goOnline,
    },
  },

  delays: {
    retryDelayMs: {
      label: 'the time for another try comes',
      act: (world) => world.harness('runHeldTimers'),
    },
  },

  states: {
    checking: showsInTile(labels.checking),
    preparing: showsInTile(labels.preparing),
    waiting: {
      ...showsInTile(labels.waiting),
      isBrief: ({ event }) => event.type === 'turn.given',
    },
    requestingAddress: showsInTile(labels.requestingAddress),
    uploading: showsInTile('Uploading, 0%', /Uploading, \d+%/),
    registering: showsInTile(labels.registering),
    offline: showsInTile(labels.offline),
    unreachable: showsInTile(labels.unreachable),
    failed: { label: 'why it failed, and what to do', expectShown: expectFailure },
    cancelled: { label: '“Photo removed”, with “Undo”', expectShown: expectCancelled },
    done: { label: 'the image', expectShown: expectDone },
  },
};

function settle(world: UploadWorld, call: 'requestUpload' | 'registerImage', error: unknown) {
  if (!error) return world.calls.settle(call, pass);
  return fail(world, call, (error as { by: string }).by);
}

/**
 * One photo on its way to a listing: looked at, given an address, sent, registered. Started by
 * the listing-photos machine for each chosen file, which also gives it its turn; the file itself
 * stays outside, known by its id. Whatever goes wrong ends in a state the person sees and can act
 * on: failed with a reason, or waiting for a connection. A file that has arrived is registered
 * under the same key however often it takes, so nothing is registered twice.
 */
import { assign, enqueueActions, setup, type ActorRef, type Snapshot } from 'xstate';
import { limits } from '#contract/limits.ts';
import { imageTypes } from '#contract/images/image.ts';
import { listeningPort, port } from './port.ts';
import {
  canRetry,
  problemCodeOf,
  type UploadFailure,
  type UploadProblemCode,
} from './upload-problem.ts';

/** What a file turned out to be. `type` is by its content; null when it is no kind we know. */
export interface FileFacts {
  type: string | null;
  /** In bytes. */
  size: number;
}

export type SendingEvent =
  | { type: 'bytes.sent'; sentBytes: number }
  | { type: 'file.arrived' }
  | { type: 'file.failed'; code: UploadProblemCode };

export type ImageUploadEvent =
  | SendingEvent
  | { type: 'turn.given'; listingId: number }
  | { type: 'upload.retried' }
  | { type: 'upload.cancelled' }
  | { type: 'upload.restored' };

/** What an upload tells the machine that started it. */
export type UploadNews =
  | { type: 'upload.waiting'; fileId: string }
  /** Needs its turn no longer: done, stopped, or waiting for something else. */
  | { type: 'upload.ended'; fileId: string }
  | { type: 'upload.registered'; fileId: string; imageId: number };

export interface ImageUploadInput {
  fileId: string;
  manager: ActorRef<Snapshot<unknown>, UploadNews> | null;
}

export interface ImageUploadContext extends ImageUploadInput {
  listingId: number;
  contentType: string;
  size: number;
  sentBytes: number;
  /** Names the file on the server once there is an address for it. */
  key: string;
  hasArrived: boolean;
  failure: UploadFailure | null;
  /** In a row without an answer. */
  attempts: number;
  /** Addresses that ran out before they were of use. */
  renewals: number;
}

const firstRetryMs = 2000;
const lastRetryMs = 30_000;
/** A clock that is wrong somewhere must not keep us asking for addresses for ever. */
const maxRenewals = 2;

type ErrorArgs = { event: { error: unknown } };
const failsWith =
  (code: UploadProblemCode) =>
  ({ event }: ErrorArgs) =>
    problemCodeOf(event.error) === code;

export const imageUploadMachine = setup({
  types: {
    context: {} as ImageUploadContext,
    events: {} as ImageUploadEvent,
    input: {} as ImageUploadInput,
  },
  actors: {
    inspectFile: port<FileFacts, { fileId: string }>('inspectFile'),
    requestAddress: port<
      { key: string },
      { fileId: string; listingId: number; contentType: string; size: number }
    >('requestAddress'),
    sendFile: listeningPort<SendingEvent, { fileId: string }>('sendFile'),
    registerImage: port<{ imageId: number }, { fileId: string; listingId: number; key: string }>(
      'registerImage',
    ),
    /** Settles once the browser is connected again. */
    awaitConnection: port<void>('awaitConnection'),
  },
  actions: {
    tellWaiting: enqueueActions(({ context, enqueue }) => {
      const { manager, fileId } = context;
      if (manager) enqueue.sendTo(manager, { type: 'upload.waiting', fileId });
    }),
    tellEnded: enqueueActions(({ context, enqueue }) => {
      const { manager, fileId } = context;
      if (manager) enqueue.sendTo(manager, { type: 'upload.ended', fileId });
    }),
    tellRegistered: enqueueActions(({ context, enqueue }, imageId: number) => {
      const { manager, fileId } = context;
      if (manager) enqueue.sendTo(manager, { type: 'upload.registered', fileId, imageId });
    }),
    fail: assign({ failure: (_, code: UploadProblemCode) => asFailure(code) }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
    startOver: assign({ failure: null, attempts: 0, renewals: 0 }),
    countRenewal: assign({
      renewals: ({ context }) => context.renewals + 1,
      hasArrived: false,
    }),
  },
  delays: {
    retryDelayMs: ({ context }) =>
      Math.min(firstRetryMs * 2 ** Math.max(0, context.attempts - 1), lastRetryMs),
  },
}).createMachine({
  id: 'imageUpload',
  context: ({ input }) => ({
    ...input,
    listingId: 0,
    contentType: '',
    size: 0,
    sentBytes: 0,
    key: '',
    hasArrived: false,
    failure: null,
    attempts: 0,
    renewals: 0,
  }),
  initial: 'checking',
  states: {
    /** Type and size, before anything is sent. */
    checking: {
      invoke: {
        id: 'inspectFile',
        src: 'inspectFile',
        input: ({ context: { fileId } }) => ({ fileId }),
        onDone: [
          {
            description: 'nothing in it',
            guard: ({ event }) => event.output.size === 0,
            target: 'failed',
            actions: { type: 'fail', params: 'empty' },
          },
          {
            description: 'no JPEG, PNG or WebP',
            guard: ({ event }) => !(imageTypes as readonly unknown[]).includes(event.output.type),
            target: 'failed',
            actions: { type: 'fail', params: 'wrongType' },
          },
          {
            description: 'larger than allowed',
            guard: ({ event }) => event.output.size > limits.imageBytes,
            target: 'failed',
            actions: { type: 'fail', params: 'tooLarge' },
          },
          {
            description: 'a photo we can take',
            target: 'waiting',
            actions: assign(({ event: { output } }) => ({
              contentType: output.type ?? '',
              size: output.size,
            })),
          },
        ],
        onError: {
          description: 'moved or deleted since it was chosen',
          target: 'failed',
          actions: { type: 'fail', params: 'unreadable' },
        },
      },
      on: { 'upload.cancelled': 'cancelled' },
    },
    /** For the listing to be saved, and for its turn. */
    waiting: {
      entry: 'tellWaiting',
      on: {
        'turn.given': [
          {
            description: 'the file is there already',
            guard: ({ context }) => context.hasArrived,
            target: 'registering',
            actions: assign({ listingId: ({ event }) => event.listingId }),
          },
          {
            description: 'the file has yet to be sent',
            target: 'requestingAddress',
            actions: assign({ listingId: ({ event }) => event.listingId }),
          },
        ],
        'upload.cancelled': 'cancelled',
      },
    },
    requestingAddress: {
      entry: assign({ sentBytes: 0 }),
      invoke: {
        id: 'requestAddress',
        src: 'requestAddress',
        input: ({ context: { fileId, listingId, contentType, size } }) => ({
          fileId,
          listingId,
          contentType,
          size,
        }),
        onDone: {
          target: 'uploading',
          actions: ['resetAttempts', assign({ key: ({ event }) => event.output.key })],
        },
        onError: [
          { description: 'offline', guard: failsWith('offline'), target: 'offline' },
          {
            description: 'no answer, 429 or 503',
            guard: failsWith('unreachable'),
            target: 'unreachable',
          },
          {
            description: 'refused',
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => problemCodeOf(event.error) },
          },
        ],
      },
      on: { 'upload.cancelled': 'cancelled' },
    },
    uploading: {
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { fileId } }) => ({ fileId }),
      },
      on: {
        'bytes.sent': { actions: assign({ sentBytes: ({ event }) => event.sentBytes }) },
        'file.arrived': {
          target: 'registering',
          actions: assign(({ context }) => ({ hasArrived: true, sentBytes: context.size })),
        },
        'file.failed': [
          {
            description: 'offline',
            guard: ({ event }) => event.code === 'offline',
            target: 'offline',
          },
          {
            description: 'the address ran out, and a new one may be had',
            guard: ({ context, event }) =>
              event.code === 'addressExpired' && context.renewals < maxRenewals,
            target: 'requestingAddress',
            actions: 'countRenewal',
          },
          {
            description: 'refused, or broke off',
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => event.code },
          },
        ],
        'upload.cancelled': 'cancelled',
      },
    },
    /** The server has the file and makes a picture of it. Too late to cancel; it can be removed. */
    registering: {
      invoke: {
        id: 'registerImage',
        src: 'registerImage',
        input: ({ context: { fileId, listingId, key } }) => ({ fileId, listingId, key }),
        onDone: {
          target: 'done',
          actions: { type: 'tellRegistered', params: ({ event }) => event.output.imageId },
        },
        onError: [
          { description: 'offline', guard: failsWith('offline'), target: 'offline' },
          {
            description: 'no answer, 429 or 503',
            guard: failsWith('unreachable'),
            target: 'unreachable',
          },
          {
            description: 'the file is no longer there, and may be sent again',
            guard: ({ context, event }) =>
              problemCodeOf(event.error) === 'addressExpired' && context.renewals < maxRenewals,
            target: 'requestingAddress',
            actions: 'countRenewal',
          },
          {
            description: 'refused',
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => problemCodeOf(event.error) },
          },
        ],
      },
    },
    /** The browser has no connection; goes on by itself. */
    offline: {
      entry: 'tellEnded',
      invoke: { id: 'awaitConnection', src: 'awaitConnection', onDone: 'waiting' },
      on: { 'upload.cancelled': 'cancelled' },
    },
    /** Connected, but the server gives no answer; tries again by itself, later each time. */
    unreachable: {
      entry: ['countAttempt', 'tellEnded'],
      after: { retryDelayMs: 'waiting' },
      on: { 'upload.retried': 'waiting', 'upload.cancelled': 'cancelled' },
    },
    failed: {
      entry: 'tellEnded',
      on: {
        'upload.retried': [
          {
            description: 'the file could not be read',
            guard: ({ context }) => context.failure === 'unreadable',
            target: 'checking',
            actions: 'startOver',
          },
          {
            description: 'the same file may succeed',
            guard: ({ context }) => context.failure !== null && canRetry(context.failure),
            target: 'waiting',
            actions: 'startOver',
          },
        ],
        'upload.cancelled': 'cancelled',
      },
    },
    /** Out of sight; comes back when that is undone. */
    cancelled: {
      entry: 'tellEnded',
      on: { 'upload.restored': { target: 'checking', actions: 'startOver' } },
    },
    done: { entry: 'tellEnded', type: 'final' },
  },
});

/** States of the world are no reasons of their own once nothing more is tried. */
function asFailure(code: UploadProblemCode): UploadFailure {
  if (code === 'addressExpired') return 'uploadFailed';
  return code === 'offline' || code === 'unreachable' ? 'serverTrouble' : code;
}

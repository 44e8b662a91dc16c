/**
 * Uploads one file to its target, a listing or a profile: checks it, makes it smaller where it must
 * be, requests an address, sends it and registers it. The listing-images machine starts one for each chosen file, the profile-photo
 * machine one for the cropped photo; they also give it its turn. Holds the id of the file, never
 * the file. Every failure ends in a state that the user sees: failed with a reason, or waiting for
 * a connection. A file that has arrived is registered under the same key on every retry, so it is
 * never registered twice.
 */
import {
  assign,
  enqueueActions,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type Snapshot,
} from 'xstate';
import { listeningPort, port } from './port.ts';
import {
  asFailure,
  canRetry,
  checkFile,
  uploadProblemCode,
  type FileFacts,
  type UploadFailure,
  type UploadProblemCode,
} from './upload-problem.ts';
import { backoffMs } from './backoff.ts';

/** What the file is for. */
export type UploadTarget = { kind: 'listing'; listingId: number } | { kind: 'profile' };

export type SendingEvent =
  | { type: 'bytes.sent'; sentBytes: number }
  | { type: 'file.arrived' }
  | { type: 'file.failed'; code: UploadProblemCode };

export type ImageUploadEvent =
  | SendingEvent
  | { type: 'turn.given'; target: UploadTarget }
  | { type: 'upload.retried' }
  | { type: 'upload.cancelled' }
  | { type: 'upload.restored' };

/** What an upload reports to the machine that started it. */
export type UploadReport =
  | { type: 'upload.waiting'; fileId: string }
  /** Ends its turn: it is done, stopped, or waits for something else. */
  | { type: 'upload.ended'; fileId: string }
  /** The image of a listing has an id; a profile photo has none. */
  | { type: 'upload.registered'; fileId: string; imageId: number | null };

export interface ImageUploadInput {
  fileId: string;
  manager: ActorRef<Snapshot<unknown>, UploadReport> | null;
}

export interface ImageUploadContext extends ImageUploadInput {
  /** Null until its first turn. */
  target: UploadTarget | null;
  contentType: string;
  size: number;
  sentBytes: number;
  /** Identifies the file on the server; empty until there is an address for it. */
  key: string;
  hasArrived: boolean;
  failure: UploadFailure | null;
  /** Attempts in a row that got no answer. */
  attempts: number;
  /** Addresses that expired before the file was registered. */
  renewals: number;
}

const firstRetryMs = 2000;
const lastRetryMs = 30_000;
/** Limits the requests for new addresses in case a clock is wrong. */
const maxRenewals = 2;

type ErrorArgs = { event: { error: unknown } };
const failsWith =
  (code: UploadProblemCode) =>
  ({ event }: ErrorArgs) =>
    uploadProblemCode(event.error) === code;

/** The transition for a file that has this problem. */
const refuseFile = (code: UploadFailure, description: string) =>
  ({
    description,
    guard: ({ event }: { event: { output: FileFacts } }) => checkFile(event.output) === code,
    target: 'failed',
    actions: { type: 'fail', params: code },
  }) as const;

/** The transitions for a call of the server that may succeed later. */
const withoutAnswer = [
  { description: 'offline', guard: failsWith('offline'), target: 'offline' },
  {
    description: 'no answer, 429 or 503',
    guard: failsWith('unreachable'),
    target: 'unreachable',
  },
] as const;
const refused = {
  description: 'refused',
  target: 'failed',
  actions: { type: 'fail', params: ({ event }: ErrorArgs) => uploadProblemCode(event.error) },
} as const;

export const imageUploadMachine = setup({
  types: {
    context: {} as ImageUploadContext,
    events: {} as ImageUploadEvent,
    input: {} as ImageUploadInput,
  },
  actors: {
    inspectFile: port<FileFacts, { fileId: string }>('inspectFile'),
    /** Decodes the file, and makes a smaller one where the server would refuse it. */
    preparePhoto: port<FileFacts, { fileId: string; contentType: string }>('preparePhoto'),
    requestAddress: port<
      { key: string },
      { fileId: string; target: UploadTarget; contentType: string; size: number }
    >('requestAddress'),
    sendFile: listeningPort<SendingEvent, { fileId: string }>('sendFile'),
    registerImage: port<
      { imageId: number | null },
      { fileId: string; target: UploadTarget; key: string }
    >('registerImage'),
    /** Resolves when the browser is connected again. */
    awaitConnection: port<void>('awaitConnection'),
  },
  actions: {
    reportWaiting: enqueueActions(({ context, enqueue }) => {
      const { manager, fileId } = context;
      if (manager) enqueue.sendTo(manager, { type: 'upload.waiting', fileId });
    }),
    reportEnded: enqueueActions(({ context, enqueue }) => {
      const { manager, fileId } = context;
      if (manager) enqueue.sendTo(manager, { type: 'upload.ended', fileId });
    }),
    reportRegistered: enqueueActions(({ context, enqueue }, imageId: number | null) => {
      const { manager, fileId } = context;
      if (manager) enqueue.sendTo(manager, { type: 'upload.registered', fileId, imageId });
    }),
    fail: assign({ failure: (_, code: UploadProblemCode) => asFailure(code) }),
    keepFacts: assign((_, { type, size }: FileFacts) => ({ contentType: type ?? '', size })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
    startOver: assign({ failure: null, attempts: 0, renewals: 0 }),
    countRenewal: assign({
      renewals: ({ context }) => context.renewals + 1,
      hasArrived: false,
    }),
  },
  delays: {
    retryDelayMs: ({ context }) => backoffMs(context.attempts, firstRetryMs, lastRetryMs),
  },
}).createMachine({
  id: 'imageUpload',
  context: ({ input }) => ({
    ...input,
    target: null,
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
    /** Checks type and size before the file is decoded. */
    checking: {
      invoke: {
        id: 'inspectFile',
        src: 'inspectFile',
        input: ({ context: { fileId } }) => ({ fileId }),
        onDone: [
          refuseFile('empty', 'the file is empty'),
          refuseFile('wrongType', 'not a photo, or of a rare type'),
          refuseFile('tooLarge', 'larger than the limit'),
          {
            description: 'a photo',
            target: 'preparing',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
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
    /** Nothing that cannot be decoded gets as far as the server. */
    preparing: {
      invoke: {
        id: 'preparePhoto',
        src: 'preparePhoto',
        input: ({ context: { fileId, contentType } }) => ({ fileId, contentType }),
        onDone: {
          target: 'waiting',
          actions: { type: 'keepFacts', params: ({ event }) => event.output },
        },
        onError: {
          description: 'this browser cannot decode it',
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => uploadProblemCode(event.error) },
        },
      },
      on: { 'upload.cancelled': 'cancelled' },
    },
    /** Waiting for its turn; before the listing is saved there is none. */
    waiting: {
      entry: 'reportWaiting',
      on: {
        'turn.given': [
          {
            description: 'the server has the file',
            guard: ({ context }) => context.hasArrived,
            target: 'registering',
            actions: assign({ target: ({ event }) => event.target }),
          },
          {
            description: 'the file is not sent yet',
            target: 'requestingAddress',
            actions: assign({ target: ({ event }) => event.target }),
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
        input: ({ context: { fileId, target, contentType, size } }) => ({
          fileId,
          target: given(target),
          contentType,
          size,
        }),
        onDone: {
          target: 'uploading',
          actions: ['resetAttempts', assign({ key: ({ event }) => event.output.key })],
        },
        onError: [...withoutAnswer, refused],
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
            description: 'the address expired; request a new one',
            guard: ({ context, event }) =>
              event.code === 'addressExpired' && context.renewals < maxRenewals,
            target: 'requestingAddress',
            actions: 'countRenewal',
          },
          {
            description: 'refused or interrupted',
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => event.code },
          },
        ],
        'upload.cancelled': 'cancelled',
      },
    },
    /** The server processes the file. It can no longer be cancelled, only removed afterwards. */
    registering: {
      invoke: {
        id: 'registerImage',
        src: 'registerImage',
        input: ({ context: { fileId, target, key } }) => ({ fileId, target: given(target), key }),
        onDone: {
          target: 'done',
          actions: { type: 'reportRegistered', params: ({ event }) => event.output.imageId },
        },
        onError: [
          ...withoutAnswer,
          {
            description: 'the server no longer has the file; send it again',
            guard: ({ context, event }) =>
              uploadProblemCode(event.error) === 'addressExpired' && context.renewals < maxRenewals,
            target: 'requestingAddress',
            actions: 'countRenewal',
          },
          refused,
        ],
      },
    },
    /** The browser has no connection; continues by itself. */
    offline: {
      entry: 'reportEnded',
      invoke: { id: 'awaitConnection', src: 'awaitConnection', onDone: 'waiting' },
      on: { 'upload.cancelled': 'cancelled' },
    },
    /** Connected, but the server does not answer; retries by itself with growing delays. */
    unreachable: {
      entry: ['countAttempt', 'reportEnded'],
      after: { retryDelayMs: 'waiting' },
      on: { 'upload.retried': 'waiting', 'upload.cancelled': 'cancelled' },
    },
    failed: {
      entry: 'reportEnded',
      on: {
        'upload.retried': [
          {
            description: 'the file could not be read',
            guard: ({ context }) => context.failure === 'unreadable',
            target: 'checking',
            actions: 'startOver',
          },
          {
            description: 'another attempt may succeed',
            guard: ({ context }) => context.failure !== null && canRetry(context.failure),
            target: 'waiting',
            actions: 'startOver',
          },
        ],
        'upload.cancelled': 'cancelled',
      },
    },
    /** Hidden; starts again when the user undoes the removal. */
    cancelled: {
      entry: 'reportEnded',
      on: { 'upload.restored': { target: 'checking', actions: 'startOver' } },
    },
    done: { entry: 'reportEnded', type: 'final' },
  },
});

export type UploadRef = ActorRefFrom<typeof imageUploadMachine>;

function given(target: UploadTarget | null): UploadTarget {
  if (target === null) throw new Error('An upload needs its turn before it has a target');
  return target;
}

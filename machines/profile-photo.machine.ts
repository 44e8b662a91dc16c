/**
 * Sets a new profile photo: the user chooses a file and crops it to a square; then an image-upload
 * machine uploads it. The photo section of /profile starts and stops this machine. It holds the
 * chosen file and the upload, never the user. It emits `photo.changed`.
 */
import { assign, emit, sendTo, setup, stopChild } from 'xstate';
import { imageUploadMachine, type UploadRef, type UploadReport } from './image-upload.machine.ts';
import { port } from './port.ts';
import { uploadProblemCode, type UploadProblemCode } from './upload-problem.ts';

/** The square to keep, in pixels of the chosen image. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

export interface ImageSize {
  width: number;
  height: number;
}

/** An image that can be cropped. */
export interface OpenedImage {
  file: Blob;
  size: ImageSize;
}

export interface ProfilePhotoContext {
  file: Blob | null;
  size: ImageSize | null;
  crop: Crop | null;
  upload: UploadRef | null;
  /** Why the chosen file cannot be the photo. */
  problem: UploadProblemCode | null;
}

export type ProfilePhotoEvent =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'crop.confirmed'; crop: Crop }
  | { type: 'cancelled' }
  | UploadReport;

const empty: ProfilePhotoContext = {
  file: null,
  size: null,
  crop: null,
  upload: null,
  problem: null,
};

export const profilePhotoMachine = setup({
  types: {
    context: {} as ProfilePhotoContext,
    events: {} as ProfilePhotoEvent,
    emitted: {} as { type: 'photo.changed' },
  },
  actors: {
    imageUpload: imageUploadMachine,
    /** Makes a large file smaller. Rejects with an UploadProblem when it cannot be decoded. */
    openImage: port<OpenedImage, { file: Blob }>('openImage'),
    /** Stores the square as a new file. */
    cropImage: port<{ fileId: string }, { file: Blob; crop: Crop }>('cropImage'),
  },
  actions: {
    reset: assign(empty),
    refuse: assign((_, problem: UploadProblemCode) => ({ ...empty, problem })),
    startUpload: assign({
      upload: ({ self, spawn }, fileId: string) =>
        spawn('imageUpload', { id: fileId, input: { fileId, manager: self } }),
    }),
  },
  guards: {
    /** The server may already show a photo that is being registered. */
    canCancel: ({ context }) => !context.upload?.getSnapshot().matches('registering'),
  },
}).createMachine({
  id: 'profilePhoto',
  context: empty,
  initial: 'idle',
  states: {
    /** No file is chosen; `problem` says why the last one was refused. */
    idle: {
      on: {
        'file.chosen': {
          target: 'opening',
          actions: ['reset', assign({ file: ({ event }) => event.file })],
        },
      },
    },
    opening: {
      invoke: {
        id: 'openImage',
        src: 'openImage',
        input: ({ context }) => ({ file: present(context.file) }),
        onDone: { target: 'cropping', actions: assign(({ event }) => event.output) },
        onError: {
          target: 'idle',
          actions: { type: 'refuse', params: ({ event }) => uploadProblemCode(event.error) },
        },
      },
      on: { cancelled: { target: 'idle', actions: 'reset' } },
    },
    /** The user chooses the square to keep. */
    cropping: {
      on: {
        'crop.confirmed': {
          target: 'preparing',
          actions: assign({ crop: ({ event }) => event.crop }),
        },
        cancelled: { target: 'idle', actions: 'reset' },
      },
    },
    preparing: {
      invoke: {
        id: 'cropImage',
        src: 'cropImage',
        input: ({ context }) => ({ file: present(context.file), crop: present(context.crop) }),
        onDone: {
          target: 'uploading',
          actions: { type: 'startUpload', params: ({ event }) => event.output.fileId },
        },
        onError: {
          target: 'idle',
          actions: { type: 'refuse', params: ({ event }) => uploadProblemCode(event.error) },
        },
      },
      on: { cancelled: { target: 'idle', actions: 'reset' } },
    },
    /** The upload has its own states, retries and failures; see image-upload.machine.ts. */
    uploading: {
      exit: stopChild(({ context }) => present(context.upload)),
      on: {
        'upload.waiting': {
          actions: sendTo(({ context }) => present(context.upload), {
            type: 'turn.given',
            target: { kind: 'profile' },
          }),
        },
        'upload.registered': {
          target: 'idle',
          actions: ['reset', emit({ type: 'photo.changed' })],
        },
        'file.chosen': {
          guard: 'canCancel',
          target: 'opening',
          actions: ['reset', assign({ file: ({ event }) => event.file })],
        },
        cancelled: { guard: 'canCancel', target: 'idle', actions: 'reset' },
      },
    },
  },
});

/** A value that an earlier state has set. */
function present<T>(value: T | null): T {
  if (value === null) throw new Error('A state was entered without its data');
  return value;
}

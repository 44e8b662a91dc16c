/**
 * A new photo of oneself: chosen, cut to a square, sent to an address of its own, registered; and
 * taking the photo away. Started by the photo section of /profile, runs while it is on screen.
 * Holds the chosen file and what stands in the way, never the person. Emits `photo.changed`.
 */
import { assign, emit, setup } from 'xstate';
import { limits } from '#contract/limits.ts';
import { imageTypes } from '#contract/images/image.ts';
import { port } from './port.ts';

/** The square to keep, in pixels of the picture. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

export interface PictureSize {
  width: number;
  height: number;
}

export interface PhotoAddress {
  upload_url: string;
  headers: Record<string, string>;
  public_url: string;
  expires_at: string;
}

/** Why a file cannot be the photo. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'unreadable';
/** What did not work, and can be tried again. */
export type PhotoFailure = 'requesting' | 'uploading' | 'registering' | 'removing';

export interface PhotoContext {
  file: Blob | null;
  size: PictureSize | null;
  crop: Crop | null;
  /** What is sent: the square, cut out. */
  square: Blob | null;
  address: PhotoAddress | null;
  /** 0 to 1 of the bytes sent. */
  share: number;
  fileProblem: FileProblem | null;
  failure: PhotoFailure | null;
  /** What the failed port rejected with. */
  error: unknown;
}

export type PhotoEvent =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'crop.confirmed'; crop: Crop }
  | { type: 'upload.progressed'; share: number }
  | { type: 'photo.removed' }
  | { type: 'retried' }
  | { type: 'cancelled' };

export interface UploadInput {
  address: PhotoAddress;
  square: Blob;
  onProgress: (share: number) => void;
}

const untouched: PhotoContext = {
  file: null,
  size: null,
  crop: null,
  square: null,
  address: null,
  share: 0,
  fileProblem: null,
  failure: null,
  error: null,
};

export const profilePhotoMachine = setup({
  types: {
    context: {} as PhotoContext,
    events: {} as PhotoEvent,
    emitted: {} as { type: 'photo.changed'; to: 'another' | 'none' },
  },
  actors: {
    measurePicture: port<PictureSize, { file: Blob }>('measurePicture'),
    cutSquare: port<Blob, { file: Blob; crop: Crop }>('cutSquare'),
    requestPhotoAddress: port<PhotoAddress, { square: Blob }>('requestPhotoAddress'),
    uploadSquare: port<void, UploadInput>('uploadSquare'),
    registerPhoto: port<void, { public_url: string }>('registerPhoto'),
    removePhoto: port<void>('removePhoto'),
  },
  guards: {
    isOtherType: (_, { file }: { file: Blob }) => !imageTypes.some((type) => type === file.type),
    isTooLarge: (_, { file }: { file: Blob }) => file.size < 1 || file.size > limits.imageBytes,
  },
  actions: {
    startOver: assign(untouched),
    refuse: assign((_, { problem }: { problem: FileProblem }) => ({
      ...untouched,
      fileProblem: problem,
    })),
    blame: assign((_, params: { failure: PhotoFailure; error: unknown }) => params),
    forgive: assign({ failure: null, error: null, share: 0 }),
  },
}).createMachine({
  id: 'profilePhoto',
  context: untouched,
  initial: 'idle',
  states: {
    /** Nothing under way; `fileProblem` says why the last file was no good. */
    idle: {
      on: {
        'file.chosen': [
          {
            description: 'neither JPEG, PNG nor WebP',
            guard: { type: 'isOtherType', params: ({ event }) => event },
            actions: { type: 'refuse', params: { problem: 'wrongType' } },
          },
          {
            description: 'empty, or larger than the limit',
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: { type: 'refuse', params: { problem: 'tooLarge' } },
          },
          {
            description: 'a file that may be a picture',
            target: 'opening',
            actions: ['startOver', assign({ file: ({ event }) => event.file })],
          },
        ],
        'photo.removed': { target: 'removing', actions: 'startOver' },
      },
    },
    opening: {
      invoke: {
        id: 'measurePicture',
        src: 'measurePicture',
        input: ({ context }) => ({ file: present(context.file) }),
        onDone: { target: 'cropping', actions: assign({ size: ({ event }) => event.output }) },
        onError: {
          description: 'not a picture, whatever its name says',
          target: 'idle',
          actions: { type: 'refuse', params: { problem: 'unreadable' } },
        },
      },
      on: { cancelled: { target: 'idle', actions: 'startOver' } },
    },
    /** The person chooses the square to keep. */
    cropping: {
      on: {
        'crop.confirmed': {
          target: 'cutting',
          actions: assign({ crop: ({ event }) => event.crop }),
        },
        cancelled: { target: 'idle', actions: 'startOver' },
      },
    },
    cutting: {
      invoke: {
        id: 'cutSquare',
        src: 'cutSquare',
        input: ({ context }) => ({ file: present(context.file), crop: present(context.crop) }),
        onDone: { target: 'requesting', actions: assign({ square: ({ event }) => event.output }) },
        onError: {
          description: 'the browser cannot draw it',
          target: 'idle',
          actions: { type: 'refuse', params: { problem: 'unreadable' } },
        },
      },
      on: { cancelled: { target: 'idle', actions: 'startOver' } },
    },
    /** Asking for an address; each is good for one upload. */
    requesting: {
      invoke: {
        id: 'requestPhotoAddress',
        src: 'requestPhotoAddress',
        input: ({ context }) => ({ square: present(context.square) }),
        onDone: { target: 'uploading', actions: assign({ address: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: {
            type: 'blame',
            params: ({ event }) => ({ failure: 'requesting', error: event.error }),
          },
        },
      },
      on: { cancelled: { target: 'idle', actions: 'startOver' } },
    },
    uploading: {
      invoke: {
        id: 'uploadSquare',
        src: 'uploadSquare',
        input: ({ context, self }) => ({
          address: present(context.address),
          square: present(context.square),
          onProgress: (share: number) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: 'registering',
        onError: {
          description: 'refused, or broken off',
          target: 'failed',
          actions: {
            type: 'blame',
            params: ({ event }) => ({ failure: 'uploading', error: event.error }),
          },
        },
      },
      on: {
        'upload.progressed': { actions: assign({ share: ({ event }) => event.share }) },
        cancelled: { target: 'idle', actions: 'startOver' },
      },
    },
    /** The server looks at what arrived; from here on it is too late to take it back. */
    registering: {
      invoke: {
        id: 'registerPhoto',
        src: 'registerPhoto',
        input: ({ context }) => ({ public_url: present(context.address).public_url }),
        onDone: {
          target: 'idle',
          actions: ['startOver', emit({ type: 'photo.changed', to: 'another' })],
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'blame',
            params: ({ event }) => ({ failure: 'registering', error: event.error }),
          },
        },
      },
    },
    removing: {
      invoke: {
        id: 'removePhoto',
        src: 'removePhoto',
        onDone: { target: 'idle', actions: emit({ type: 'photo.changed', to: 'none' }) },
        onError: {
          target: 'failed',
          actions: {
            type: 'blame',
            params: ({ event }) => ({ failure: 'removing', error: event.error }),
          },
        },
      },
    },
    /** `failure` says at what. Trying again takes a new address: the old one may be used up. */
    failed: {
      on: {
        retried: [
          {
            guard: ({ context }) => context.failure === 'removing',
            target: 'removing',
            actions: 'forgive',
          },
          { target: 'requesting', actions: 'forgive' },
        ],
        cancelled: { target: 'idle', actions: 'startOver' },
        // Another picture instead of this one.
        'file.chosen': [
          {
            description: 'neither JPEG, PNG nor WebP',
            guard: { type: 'isOtherType', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'refuse', params: { problem: 'wrongType' } },
          },
          {
            description: 'empty, or larger than the limit',
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'refuse', params: { problem: 'tooLarge' } },
          },
          {
            description: 'a file that may be a picture',
            target: 'opening',
            actions: ['startOver', assign({ file: ({ event }) => event.file })],
          },
        ],
      },
    },
  },
});

/** What an earlier state has put there. */
function present<T>(value: T | null): T {
  if (value === null) throw new Error('A state was entered without what it works on');
  return value;
}

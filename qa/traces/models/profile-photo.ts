import { modelFor, type AnyPathModel } from '#xstate-paths';
import { profilePhotoMachine } from '#machines/profile-photo.machine.ts';

/** Traces are JSON, and the machine never looks into the file. */
const file = { name: 'photo.jpg' } as unknown as Blob;
const crop = { left: 0, top: 0, side: 100 };

/** Choosing, cropping and uploading a profile photo, with the reports of the upload as events. */
export const profilePhotoModel: AnyPathModel<never> = modelFor(profilePhotoMachine, {
  name: 'profile-photo',
  title: 'The photo of a profile',
  distinguish: ({ problem, upload }) => ({ problem, isUploading: upload !== null }),
  assumes: {
    'a spawned actor': 'the upload is in its first state here; its unit tests cancel it in others',
  },
  events: {
    'file.chosen': [{ file }],
    'crop.confirmed': [{ crop }],
    'upload.waiting': [{ fileId: 'square' }],
    'upload.registered': [{ fileId: 'square', imageId: null }],
  },
  outcomes: {
    openImage: {
      done: [{ file, size: { width: 800, height: 600 } }],
      error: [{ code: 'wrongType' }],
    },
    cropImage: { done: [{ fileId: 'square' }], error: [{ code: 'unreadable' }] },
  },
  invariants: {
    'nothing is kept of a photo that is done or refused': ({ snapshot }) =>
      !snapshot.matches('idle') ||
      (snapshot.context.file === null && snapshot.context.upload === null),
    'a refused file is never uploaded': ({ snapshot }) =>
      !snapshot.matches('uploading') || snapshot.context.problem === null,
  },
});

import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { PhotoRequest } from '#contract/images/image.ts';
import { messages } from '#contract/messages.ts';
import { profilePhotoMachine, type UploadInput } from '#machines/profile-photo.machine.ts';
import type { Api } from '#src/api/client.ts';
import { keepPhoto } from '#src/queries/profile-photo.ts';
import { cutSquare, measurePicture } from './image-file.ts';
import { sendFile } from './send-file.ts';

/** The machine of a new profile photo with this browser and the server behind its ports. */
export function provideProfilePhoto(api: Api, queryClient: QueryClient) {
  return profilePhotoMachine.provide({
    actors: {
      measurePicture: fromPromise(({ input }) => measurePicture(input.file)),
      cutSquare: fromPromise(({ input }) => cutSquare(input.file, input.crop)),
      requestPhotoAddress: fromPromise(({ input: { square } }) =>
        api('requestPhotoUpload', {
          body: {
            content_type: square.type as (typeof PhotoRequest.infer)['content_type'],
            size: square.size,
          },
        }),
      ),
      uploadSquare: fromPromise(({ input, signal }) => uploadSquare(input, signal)),
      registerPhoto: fromPromise(async ({ input }) => {
        const user = await api('registerPhoto', { body: input });
        keepPhoto(queryClient, api, user.profile_picture_url);
      }),
      removePhoto: fromPromise(async () => {
        await api('removePhoto', {});
        keepPhoto(queryClient, api, null);
      }),
    },
  });
}

export type ProfilePhotoMachine = ReturnType<typeof provideProfilePhoto>;

/** Rejects with 'Failed to upload file' when the upload is refused or breaks off. */
function uploadSquare({ address, square, onProgress }: UploadInput, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const stop = sendFile(
      {
        createRequest: () => new XMLHttpRequest(),
        isOnline: () => navigator.onLine,
        now: () => Date.now(),
      },
      address,
      square,
      (event) => {
        if (event.type === 'bytes.sent') onProgress(event.sentBytes / square.size);
        else if (event.type === 'file.arrived') resolve();
        else reject(new Error(messages.uploadFailed));
      },
    );
    signal.addEventListener('abort', stop, { once: true });
  });
}

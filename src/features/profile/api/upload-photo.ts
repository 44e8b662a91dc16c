import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { profilePhotoMachine } from '#machines/profile-photo.machine.ts';
import type { Api } from '#src/api/client.ts';
import {
  provideImageUpload,
  type UploadDeps,
  type UploadDestination,
} from '#src/shared/uploads/image-upload.ts';
import { createPhotoPreparation } from '#src/shared/uploads/prepare-photo.ts';
import { cropImage, openImage } from './crop-image.ts';
import { updatePhoto } from './profile-photo.ts';

interface Deps extends UploadDeps {
  api: Api;
  queryClient: QueryClient;
}

/** The machine for a new profile photo, connected to this browser and the server. */
export function provideProfilePhoto(deps: Deps) {
  const preparePhoto = createPhotoPreparation();
  return profilePhotoMachine.provide({
    actors: {
      imageUpload: provideImageUpload(deps, toProfile(deps)),
      openImage: fromPromise(({ input: { file }, signal }) =>
        openImage(file, preparePhoto, signal),
      ),
      cropImage: fromPromise(async ({ input: { file, crop } }) => ({
        fileId: deps.store.add(await cropImage(file, crop)),
      })),
    },
  });
}

/** Uploads a file as the photo of the profile. */
const toProfile = ({ api, queryClient }: Deps): UploadDestination<'profile'> => ({
  async requestAddress(_, file, signal) {
    const address = await api('requestPhotoUpload', { body: file, signal });
    return { ...address, key: address.public_url };
  },

  async register({ key }, signal) {
    const user = await api('registerPhoto', { body: { public_url: key }, signal });
    updatePhoto(queryClient, api, user.profile_picture_url);
    return null;
  },

  problemCodes: {},
});

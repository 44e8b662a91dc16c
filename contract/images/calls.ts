import { type } from 'arktype';
import type { Call } from '../call.ts';
import { byId, idInPath } from '../primitives.ts';
import { CurrentUser } from '../users/user.ts';
import * as image from './image.ts';

const imageById = type({ id: idInPath, image_id: idInPath });

/** The calls about images of listings and profile photos; part of calls.ts. */
export const imageCalls = {
  requestUpload: {
    summary: 'An address to upload one image of a room of mine to',
    access: 'user',
    status: 201,
    body: image.UploadRequest,
    answer: image.UploadAddress,
  },
  registerImage: {
    summary: 'Register an uploaded image with a room of mine',
    access: 'user',
    status: 201,
    params: byId,
    body: image.ImageRegistration,
    answer: image.ListingImage,
  },
  orderImages: {
    summary: 'Put the images of a room of mine in this order; the first is the cover',
    access: 'user',
    status: 200,
    params: byId,
    body: image.ImageOrder,
    answer: image.ImageList,
  },
  describeImage: {
    summary: 'Set the text alternative of an image of mine',
    access: 'user',
    status: 200,
    params: imageById,
    body: image.ImageDescription,
    answer: image.ListingImage,
  },
  deleteImage: {
    summary: 'Delete an image of a room of mine',
    access: 'user',
    status: 204,
    params: imageById,
  },
  requestPhotoUpload: {
    summary: 'An address to upload my photo to',
    access: 'user',
    status: 201,
    body: image.PhotoRequest,
    answer: image.PhotoAddress,
  },
  registerPhoto: {
    summary: 'Use the uploaded photo',
    access: 'user',
    status: 200,
    body: image.PhotoRegistration,
    answer: CurrentUser,
  },
  removePhoto: { summary: 'Remove my photo', access: 'user', status: 204 },
} as const satisfies Record<string, Call>;

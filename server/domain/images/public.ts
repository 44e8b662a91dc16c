/** What other subjects may import from images. */
export type { Images } from './images.ts';
export { ImageRefused } from './image-job.ts';
export type { Files } from './open-files.ts';
export type { Preview } from './preview/previews.ts';
export { hasSamePhotos, photosFactJson, samePhotosJson } from './same-photos.ts';

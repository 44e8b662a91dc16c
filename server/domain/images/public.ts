/** What other subjects may use of images. */
export type { Images } from './images.ts';

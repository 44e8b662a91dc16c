/** What other subjects may use of images. */
export type { Pictures } from './images.ts';

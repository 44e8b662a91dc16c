/** What other subjects may import from images. */
export type { Images } from './images.ts';

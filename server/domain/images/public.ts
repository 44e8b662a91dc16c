/** What other subjects may use of images. */
export type { Pictures } from './pictures.ts';

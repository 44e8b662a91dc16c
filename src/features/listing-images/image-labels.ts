import * as t from '#locales/listing-images.ts';

/** What leaving the page would lose; null when every photo is uploaded. */
export const describeLoss = (unfinished: number): string | null =>
  unfinished === 0 ? null : t.lostOnLeaving({ count: unfinished });

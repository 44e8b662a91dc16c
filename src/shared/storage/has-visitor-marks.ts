import { visitorMarksKey } from './keys.ts';

/** Has a visitor marked anything? A file of its own: most visitors need no more of visitor-marks.ts. */
export const hasVisitorMarks = (storage: Storage = window.localStorage): boolean =>
  storage.getItem(visitorMarksKey) !== null;

/** Separators of any language, since an area or an address may have been written in another one. */
export const placeComma = /[,،]/;

/** The parts of a place as it was chosen or typed, the town first: "Lisbon, Portugal". */
export const placeParts = (text: string): string[] =>
  text.split(placeComma).map((part) => part.trim());

/** The name of the town, without its region and country. */
export const townPart = (text = ''): string => placeParts(text)[0] ?? '';

/** Whether two texts name the same place, whichever comma joins their parts. */
export const isSamePlace = (one: string, other: string): boolean =>
  placeParts(one).join() === placeParts(other).join();

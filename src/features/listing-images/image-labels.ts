/** "1 photo", "3 photos". */
export function countPhotos(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}

/** What leaving the page would lose; null when every photo is uploaded. */
export function describeLoss(unfinished: number): string | null {
  if (unfinished === 0) return null;
  return `${countPhotos(unfinished)} not uploaded yet will be lost.`;
}

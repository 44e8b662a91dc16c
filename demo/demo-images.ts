import { listings, users } from './content.ts';
import { drawFace } from './drawing/draw-face.ts';
import { drawRoom } from './drawing/draw-room.ts';
import {
  demoFiles,
  listingImageName,
  listingImageSize,
  profilePhotoName,
  profilePhotoSize,
  type DemoFile,
} from './image-files.ts';

export interface DemoImage {
  /** As SVG. */
  draw(): string;
  files: DemoFile[];
}

/** All images of the demo: covers first, those of the newest listings before the others. */
export function demoImages(): DemoImage[] {
  const age = (index: number) => listings[index]?.posted_days_ago ?? 0;
  const newestFirst = [...listings.keys()].toSorted((one, other) => age(one) - age(other));
  const byListing = newestFirst.map(listingImages);
  return [
    ...byListing.flatMap((images) => images.slice(0, 1)),
    ...users.flatMap(({ face_seed: seed }) => (seed === null ? [] : [profilePhoto(seed)])),
    ...byListing.flatMap((images) => images.slice(1)),
  ];
}

const listingImages = (index: number): DemoImage[] =>
  (listings[index]?.images ?? []).map(({ seed, kind }, position) => ({
    draw: () => drawRoom(seed, kind),
    files: demoFiles(listingImageName(index, position), listingImageSize),
  }));

const profilePhoto = (seed: number): DemoImage => ({
  draw: () => drawFace(seed),
  files: demoFiles(profilePhotoName(seed), profilePhotoSize),
});

import { limits } from '#contract/limits.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

const photosAtMost = formatNumber(limits.imagesPerListing);

// The photos in the form of a room: a grid of tiles, in an order that can be changed.
export const ledeBeforeSaving =
  'The first one is the cover. Photos are uploaded when you post the room.';
export const ledeAfterSaving = 'The first one is the cover. Changes here are saved immediately.';
export const addPhotos = 'Add photos';
export const takePhoto = 'Take a photo';
/** Read out for what opens the camera. */
export const camera = 'Camera';
export const pickerHint = `Or drop or paste photos here: JPEG, PNG or WebP, ${photosAtMost} at most. Large photos are made smaller before they are uploaded.`;
export const full = `A room can have ${photosAtMost} photos at most.`;
export const notAdded = pluralText({ one: '# photo not added', other: '# photos not added' });

// Read out as photos are chosen and uploaded.
export const photosChosen = pluralText({ one: '# photo chosen.', other: '# photos chosen.' });
export const stillUploading = pluralText({
  one: '# photo still uploading.',
  other: '# photos still uploading.',
});

// One photo. Its position counts from 1; a file on its way has a name, such as IMG_1.jpg.
/** On the first tile. */
export const cover = 'Cover';
export const photo = ({ position }: { position: string }) => `Photo ${position}`;
export const photoPosition = ({ position, total }: { position: string; total: string }) =>
  `Photo ${position} of ${total}`;
export const filePosition = (given: { position: string; total: string; name: string }) =>
  `Photo ${given.position} of ${given.total}, ${given.name}`;
export const moveEarlier = ({ position }: { position: string }) => `Move photo ${position} earlier`;
export const moveLater = ({ position }: { position: string }) => `Move photo ${position} later`;
export const removePhoto = ({ position }: { position: string }) => `Remove photo ${position}`;
/** While it is uploading. */
export const cancelPhoto = ({ position }: { position: string }) => `Cancel photo ${position}`;
/** Read out after it was moved. */
export const moved = (given: { from: string; to: string; total: string }) =>
  `Photo ${given.from} is now photo ${given.to} of ${given.total}.`;
export const movedToCover = (given: { from: string; to: string; total: string }) =>
  `Photo ${given.from} is now photo ${given.to} of ${given.total}, the cover.`;
export const orderFailed = 'The order could not be saved';
export const orderFailedHint = 'Visitors still see the old order.';

// The words that stand for a photo to those who do not see it, in a field below it.
export const alt = 'What it shows';
export const altLabel = ({ position }: { position: string }) => `What photo ${position} shows`;
export const altFailed = ({ position }: { position: string }) =>
  `What photo ${position} shows could not be saved`;

// Removing a photo, with an undo for some seconds.
/** Read out. */
export const photoRemoved = ({ position }: { position: string }) => `Photo ${position} removed.`;
export const removed = 'Photo removed';
export const removeFailed = 'The photo could not be removed';
export const tooLate = 'Too late: the photo is already deleted';

// When uploads fail, and when the room is saved before all photos are there.
export const uploadsFailed = pluralText({
  one: '# photo could not be uploaded',
  other: '# photos could not be uploaded',
});
export const retryAll = 'Retry all';
/** Read out for a button that shows only what it does; `name` is that of the file. */
export const retryAction = ({ action, name }: { action: string; name: string }) =>
  `${action}: ${name}`;
export const keepOpen = pluralText({
  one: '# photo is uploading. Please keep this page open.',
  other: '# photos are uploading. Please keep this page open.',
});
export const someFailed =
  'Everything is saved except the photos marked below. Retry, or continue without them.';
export const allUploaded = 'All photos are uploaded.';
export const continueWithout = 'Continue without them';
export const seeListing = 'See your room';
export const leaveWhileUploading = 'Leave while photos are uploading?';
export const lostOnLeaving = pluralText({
  one: '# photo not uploaded yet will be lost.',
  other: '# photos not uploaded yet will be lost.',
});
export const lostAfterSaving = pluralText({
  one: 'Your room is saved. # photo not uploaded yet will be lost.',
  other: 'Your room is saved. # photos not uploaded yet will be lost.',
});

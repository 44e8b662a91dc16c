import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

// The form in which people describe the room they offer, for a new one and for changes.
export const listYourPlace = 'List your place';
export const listYourPlaceLede =
  'Describe what you offer and who lives there. It takes two minutes, and you can change everything later.';
export const listingPosted = 'Your room is listed';
export const editYourListing = 'Edit your room';
/** A link; the title is the owner's own. */
export const backTo = ({ title }: { title: ReactNode }) => rich`Back to ${title}`;
export const deleteThisListing = 'Delete this room';

// Shown instead of the form to those who have no name or birth date yet.
export const profileFirst = 'Your profile comes first';
export const profileFirstHint =
  'People want to know who offers a room. Add your first name and birth date, then you come back here. You must be 18 or older.';

// What somebody typed earlier and did not save is in the fields again.
export const typedIsBackHint =
  'You had not saved it. It was kept in this browser, but not photos that were not uploaded.';

// When it could not be saved. The reason comes from the server.
export const fieldsNeedAnotherLook = 'Some fields need another look';
/** In the list of all errors, where the message alone does not say which field it means. */
export const errorOfField = ({ field, message }: { field: string; message: string }) =>
  `${field}: ${message}`;
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Everything you typed is still here.`;

// Before leaving while photos are on their way.
export const leaveNow = 'Leave now?';
export const keepEditing = 'Keep editing';

// The steps of the form, and the ways between them.
export const stepsOfForm = 'Steps of this form';
export const stepTitles = {
  where: 'Where it is',
  room: 'The room',
  money: 'Costs and dates',
  household: 'Household',
  photos: 'Photos',
  words: 'Title and description',
};
/** Read out after the title of a step. */
export const stepStates = { done: '(done)', wrong: '(needs another look)' };
// What is typed in a new form, and in one that changes a room: each follows the position of the step.
export const draftIsKept = 'draft kept in this browser';
export const changesNotSaved = 'changes not saved yet';
/** Over the card of the room, as others will see it in lists. */
export const preview = 'Preview';
export const previewHint = 'This is how it looks in lists. Others see no house number there.';

// Whether the room is offered at the moment.
export const isStillFree = 'Is it still available?';
export const activeHint = 'Everyone can find it.';
export const pausedHint = 'Hidden for now. Only you see it.';
export const filledHint = 'Someone moved in. Only you see it.';

// The parts of the form, and the fields in each.
export const titleHint =
  'What you would tell a friend, for example: Sunny room with a reading corner';
export const townHint =
  'You can also type a street. People find your room by it, and see its location only to within about 100 m.';
export const noTown = 'No place by that name';
/** `spot` is what was chosen, such as "Kreuzberg, Berlin", or `notSet`. */
export const approximatePlace = ({ spot }: { spot: ReactNode }) =>
  rich`Approximate location on the map: ${spot}`;
/** After a chosen place: the pin was moved from there. */
export const movedByHand = ({ spot }: { spot: string }) => `${spot}, moved by hand`;
export const notSet = 'not set';
// Without a place, once an address is typed: at the field, and beside the button that posts.
export const whichTown = 'Which town is it in? Choose it above.';
/** `place` is what the address names, such as "Berlin, Germany". */
export const isItIn = ({ place }: { place: ReactNode }) => rich`Is it in ${place}?`;
export const takeThisPlace = 'Use this place';
export const mapShowsAddress = 'The map shows your address as soon as you have typed it.';
export const noPlace = 'This room will not show up in searches by town';
export const noPlaceHint = 'It has no location yet, so it is not on the map either.';
export const sayWhereItIs = 'Add the location';
export const descriptionHint = 'The room, the people, a normal week at home';

export const costs = 'Costs';
export const monthlyRentHint = 'What one roommate pays';
/** Beside what rooms of this kind cost nearby. */
export const rentIsLow = 'Your rent is far below those nearby';
export const rentIsLowHint =
  'Is a digit missing? We warn people who view rooms with rents this low, and our team takes a look, because scams use them as bait.';
export const currencyHint = 'The local currency, unless you choose another';
export const billsHint = 'Heating, power, water, internet: what one roommate pays on top';
export const billsIncluded = 'The rent includes bills';
export const depositHint = 'Paid once and given back; 0 if there is none';

export const bedroomsHint = 'In the whole home';
export const bathroomsHint = 'With a bath or shower';
export const currentRoommates = 'People living here';
export const currentRoommatesHint = 'As of today; 0 if nobody does';
export const lookingFor = 'Looking for';
export const lookingForHint = 'How many roommates';
export const roomTypeHint = 'What one roommate has to themselves';
/** As the type of a room. */
export const notStated = 'Not stated';

export const stay = 'Dates and length of stay';
export const availableFromHint = 'Leave empty to show no date';
export const availableUntilHint =
  'Only if there is a last day; after it, searches leave the room out';
export const shortestStay = 'Shortest stay';
export const shortestStayHint = 'Leave empty if there is none';
export const longestStay = 'Longest stay';
export const longestStayHint = 'Leave empty for no limit';
/** After the number of the shortest or longest stay; the number is not known while it is typed. */
export const months = 'months';

export const externalLink = 'Link with more information';
export const externalLinkHint = 'A page about the room elsewhere, beginning with https://';

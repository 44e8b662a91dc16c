import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

// The form in which people describe the room they offer, for a new one and for changes.
export const listYourPlace = 'List your place';
export const listYourPlaceLede =
  'Say plainly what you offer and who lives there. It takes two minutes, and you can change everything later.';
export const placeListed = 'Your place is listed';
export const editYourPlace = 'Edit your place';
/** A link; the title is the owner's own. */
export const backTo = ({ title }: { title: ReactNode }) => rich`Back to ${title}`;
export const saveChanges = 'Save changes';
export const changesSaved = 'Your changes are saved';
export const deleteThisPlace = 'Delete this place';

// Shown instead of the form to those who have no name or birth date yet.
export const profileFirst = 'Your profile comes first';
export const profileFirstHint =
  'People want to know who offers a room. Add your first name and your birth date, and you come back here. You must be 18 or older.';
export const finishProfile = 'Finish your profile';

// What somebody typed earlier and did not save is in the fields again.
export const typedIsBack = 'What you typed is back';
export const typedIsBackHint =
  'You had not saved it. It was kept in this browser, but not photos that were not uploaded.';
export const discard = 'Discard';

// When it could not be saved. The reason comes from the server.
export const fieldsNeedAnotherLook = 'Some fields need another look';
/** In the list of all errors, where the message alone does not say which field it means. */
export const errorOfField = ({ field, message }: { field: string; message: string }) =>
  `${field}: ${message}`;
export const saveFailed = 'That could not be saved';
export const saveFailedHint = ({ reason }: { reason: string }) =>
  `${reason} Everything you typed is still here.`;

// Before leaving while photos are on their way.
export const leaveNow = 'Leave now?';
export const keepEditing = 'Keep editing';

// Whether the room is offered at the moment.
export const isStillFree = 'Is it still free?';
export const activeHint = 'Everyone finds it.';
export const pausedHint = 'Hidden for now. Only you see it.';
export const filledHint = 'Someone moved in. Only you see it.';

// The parts of the form, and the fields in each.
export const thePlace = 'The place';
export const title = 'Title';
export const titleHint = 'What you would tell a friend, such as: Sunny room with a reading corner';
export const address = 'Address';
export const addressHint = 'Others see it without the house number until you accept their inquiry.';
export const town = 'Town or borough';
export const townHint =
  'A street works too, where it is known. Others find your place by it, and see the spot only within about 100 m.';
export const noTown = 'Nothing is called like this';
/** `spot` is what was chosen, such as "Kreuzberg, Berlin", or `notSet`. */
export const approximatePlace = ({ spot }: { spot: ReactNode }) =>
  rich`Approximate place on the map: ${spot}`;
/** After a chosen place: the pin was moved from there. */
export const movedByHand = ({ spot }: { spot: string }) => `${spot}, moved by hand`;
export const notSet = 'not set';
// Without a place, once an address is typed: at the field, and beside the button that posts.
export const whichTown = 'Which town is it in? Choose it above.';
/** `place` is what the address names, such as "Berlin, Germany". */
export const isItIn = ({ place }: { place: ReactNode }) => rich`Is it in ${place}?`;
export const takeThisPlace = 'Use this place';
export const noPlace = 'Nobody who searches in a town will see this room';
export const noPlaceHint =
  'It has no place yet, so it is on no map and in no search around a town.';
export const sayWhereItIs = 'Say where it is';
export const description = 'Description';
export const descriptionHint = 'The room, the people, a normal week at home';

export const costs = 'Costs';
export const monthlyRent = 'Monthly rent';
export const monthlyRentHint = 'What one roommate pays';
/** After an amount of money: rent or bills. */
export const aMonth = 'a month';
/** Beside what rooms of this kind cost nearby. */
export const rentIsLow = 'Your rent is far below those nearby';
export const rentIsLowHint =
  'Is a digit missing? We warn readers of rents this low, and our team takes a look, because scams lure with them.';
export const currency = 'Currency';
export const currencyHint = 'That of the country, unless you choose another';
export const bills = 'Bills';
export const billsHint = 'Heating, power, water, internet: what one roommate pays on top';
export const billsIncluded = 'The rent includes bills';
export const deposit = 'Deposit';
export const depositHint = 'Paid once and given back; 0 if there is none';

export const theRoom = 'The room';
export const bedrooms = 'Bedrooms';
export const bedroomsHint = 'In the whole home';
export const bathrooms = 'Bathrooms';
export const bathroomsHint = 'With a bath or shower';
export const currentRoommates = 'People living here';
export const currentRoommatesHint = 'Today; 0 if nobody does';
export const lookingFor = 'Looking for';
export const lookingForHint = 'How many roommates';
export const roomType = 'Room type';
export const roomTypeHint = 'What one roommate has alone';
/** As the type of a room. */
export const notStated = 'Not stated';

export const stay = 'From when, and how long';
export const availableFrom = 'Available from';
export const availableFromHint = 'If empty: no date is shown';
export const availableUntil = 'Available until';
export const availableUntilHint = 'Only if it ends on a day; then searches leave it out';
export const shortestStay = 'Shortest stay';
export const shortestStayHint = 'If empty: not stated';
export const longestStay = 'Longest stay';
export const longestStayHint = 'If empty: as long as one likes';
/** After the number of the shortest or longest stay; the number is not known while it is typed. */
export const months = 'months';

export const livingThere = 'Living there';
export const amenities = 'Amenities';
export const houseRules = 'House rules';
export const externalLink = 'Link to more';
export const externalLinkHint = 'A page about the place elsewhere, beginning with https://';

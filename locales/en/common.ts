import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

// Texts that screens of several features share. They travel with the first of these screens: a text
// of a first load belongs in the area of its screen, or in basics.ts.

// When something failed or goes on.
export const failed = 'That did not work';
export const saveFailed = 'That could not be saved';
export const notSaved = 'This was not saved';
export const sending = 'Sending…';

// Buttons and links.
export const showMore = 'Show more';
export const stay = 'Stay';
export const keepIt = 'Keep it';
export const decline = 'Decline';
export const confirm = 'Confirm';
export const resume = 'Resume';
export const takeOut = 'Remove';
export const takeOutName = ({ name }: { name: string }) => `Remove ${name}`;
export const unblock = 'Unblock';
export const notNow = 'Not now';
export const more = 'More';
export const saveChanges = 'Save changes';
export const changesSaved = 'Your changes are saved';
export const print = 'Print';
export const printOrSave = 'Print or save as PDF';
export const deleteWord = 'delete';
export const deleteTitle = ({ title }: { title: string }) => `Delete ${title}`;
export const back = 'Back';
export const next = 'Next';
export const stepPosition = ({ number, total }: { number: string; total: string }) =>
  `Step ${number} of ${total}`;
export const finishProfile = 'Finish your profile';
export const answerQuestions = 'Answer the questions';
export const answer = 'Answer';
export const findRooms = 'Find rooms';
export const browseRooms = 'Browse rooms';
export const meetRoomies = 'Meet roomies';
export const seeAllRoomies = 'See all roomies';
export const writeTo = ({ name }: { name: string }) => `Write to ${name}`;
export const yourMessage = 'Your message';

// Names, and what stands in for one.
export const you = 'You';
export const youAnd = ({ name }: { name: string }) => `You and ${name}`;
export const aRoomie = 'A roomie';
export const theOwner = 'the owner';
export const theRoom = 'The room';
export const room = 'Room';
export const roomNumber = ({ number }: { number: string }) => `Room ${number}`;

// Lists.
export const noRooms = 'No rooms yet';
export const loadingRooms = 'Loading the rooms…';
export const loadLater = 'They load as soon as you are connected again.';
export const partFailed = 'This part could not be loaded';
export const listFailed = 'This list could not be loaded';
export const pagesFailed = 'The pages could not be loaded';
export const searchKept = ({ reason }: { reason: string }) => `${reason} Your search is kept.`;
export const yourGroups = 'Your groups';
export const openGroup = 'Open the group';
export const yourHousehold = 'Your household';
export const roomsWanted = 'Rooms wanted';
export const whoSeesIt = 'Who sees it';
export const didItHappen = 'Did the viewing take place?';
export const inquiries = pluralText({ one: '# inquiry', other: '# inquiries' });
export const countedRooms = pluralText({ one: '# room', other: '# rooms' });

// Labels of fields, columns and facts.
export const rent = 'Rent';
export const bills = 'Bills';
export const lengthOfStay = 'Stay';
export const peopleThere = 'People living there';
export const othersSeeNoNumber =
  'Others see it without the house number until you have agreed on a viewing.';
export const address = 'Address';
export const name = 'Name';
export const from = 'From';
export const upTo = 'Up to';
export const area = 'Area';
export const townOrBorough = 'Town or borough';
export const kilometers = ({ km }: { km: number }) => `${formatNumber(km)} km`;
export const day = 'Day';
export const note = 'Note';
export const table = 'Table';
export const nothingYet = 'Nothing yet.';

// Filters of a search.
export const without = ({ filter }: { filter: string }) => `Without: ${filter}`;
export const aPlace = 'a place';
export const thisPlace = 'This place';
export const distance = 'Distance';
export const distanceFromPlace = ({ km, place }: { km: number; place: string }) =>
  `Within ${formatNumber(km)} km of ${place}`;
export const localCurrency = 'Local currency';
export const backToFirstPage = 'Back to the first page';
export const currency = 'Currency';
export const inquiriesWait = pluralText({
  one: '# inquiry is waiting for you',
  other: '# inquiries are waiting for you',
});
export const show = 'Show';

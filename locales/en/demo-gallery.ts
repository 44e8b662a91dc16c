// Every component in each of its states, with sample texts, for those who develop the app.
export const lede =
  'Every shared component in each of its states. Switch your system between light and dark to see both.';

// A text that is longer than any layout expects, with a word that does not fit a line.
export const longText =
  'A sunny corner room on the fourth floor with two windows, a desk, a wardrobe and a Donaudampfschifffahrtsgesellschaft';
export const sampleName = 'Alexandra';
export const sampleFile = 'kitchen.jpg';
export const sampleError = 'TypeError: fetch failed';
export const towns = ['Lisbon', 'London', 'Los Angeles'];
export const typedTown = 'Lis';

// The parts of the page, and the samples in each.
export const actions = 'Actions';
export const button = 'Button';
export const small = 'Small';
export const large = 'Large';
export const disabled = 'Disabled';
export const chips = 'Chips';
export const link = 'Link';
export const currentLink = 'Current link';
export const amenities = 'Amenities';
export const off = 'Off';
export const on = 'On';
export const menu = 'Menu and badge';
export const unreadMessages = '3 unread messages';
export const unread = 'unread';
export const deleteAll = 'Delete everything';
export const results = 'Links to results';
export const upTo = 'Up to $900';
export const toast = 'Toast';
export const toastSample = ({ kind }: { kind: string }) => `A toast: ${kind}`;
export const toastHint = 'It closes after 4 seconds.';
export const icons = 'Logo and icons';
export const dialog = 'Dialog';
export const openDialog = 'Open a dialog';
export const askFirst = 'Ask before deleting';
export const askWord = 'Ask for a typed word';
export const aDialog = 'A dialog';
export const done = 'Done';
export const askDelete = 'Delete this room?';
export const typeDelete = 'Type "delete"';
export const cannotUndo = 'This cannot be undone.';

// Everything that takes input.
export const fields = 'Fields';
export const textField = 'Text field';
export const titleHint = 'At most 100 characters';
export const sunnyRoom = 'A sunny room';
export const emptyOptional = 'Empty, optional';
export const suchAs = 'Such as Alfama';
export const withError = 'With an error';
export const titleRequired = 'Title is required';
export const cannotChange = 'Cannot be changed';
export const size = 'Size';
export const sizeDisabled = 'Size, disabled';
export const oneError = '1 field needs your attention';
export const combobox = 'Combobox';
export const town = 'Town';
export const townHint = 'Type a letter';
export const townLoading = 'Town, loading';
export const townFailed = 'Town, failed';
export const choices = 'Choices';
export const oneChoice = 'One of them';
export const manyChoices = 'Any of them';
export const chooseOne = 'Choose at least one';
export const dollarsAMonth = '$ a month';

// What a screen shows when it is empty, waiting, wrong or done.
export const states = 'States';
export const notice = 'Notice';
export const toneLabel = ({ tone }: { tone: string }) => `Tone: ${tone}`;
export const withAction = 'With an action.';
export const noRooms = 'No rooms yet';
export const retrying = 'Error, retrying';
export const loading = 'Loading';
export const loadingRoom = 'Loading a room';
export const offline = 'You are offline.';
export const progress = 'Progress';
export const question = 'Question 4 of 12';
export const fitAndFacts = 'Fit and facts';
export const facts = 'Facts';
export const bedrooms = 'bedrooms';
export const bathroom = 'bathroom';

// Images, and what stands in for them.
export const images = 'Images';
export const avatar = 'Avatar';
export const photoAlt = ({ name }: { name: string }) => `A photo of ${name}`;
export const cards = 'Cards';
export const anotherRoom = 'Another room';
export const image = 'Image';
export const preview = 'The preview of RoomieRadar';
export const noImages = 'Without images';
export const galleryLabel = ({ count }: { count: string }) => `Gallery of ${count}`;

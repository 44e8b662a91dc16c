// The pages of demos: a cache, a table, forms and components, for those who develop the app.
export const demos = 'Demos';
export const queries = 'Queries';
export const simpleForm = 'Simple form';
export const addressForm = 'Address form';
export const components = 'Components';

// Texts that several demo pages share.
export const check = 'Check';
export const isValid = 'Everything fits the contract.';

// The cache of a query: its name of a state stands beside each label.
export const queriesLede =
  'The five newest rooms, from the same cache that the home page uses. Go offline or stop the server and refetch, and you see the request wait or the retries count.';
export const cache = 'What the cache knows';
export const data = 'Data';
export const request = 'Request';
export const fresh = 'Fresh';
export const isStale = 'no, stale';
export const isFresh = 'yes, for 30 s';
export const fetchedAt = 'Fetched at';
export const notYet = 'not yet';
export const inUtc = ({ time }: { time: string }) => `${time} UTC`;
export const failures = 'Failed attempts';
export const failureCount = ({ count, most }: { count: string; most: string }) =>
  `${count} of ${most}`;
export const refetch = 'Refetch';
export const forget = 'Forget and load again';
export const newest = 'Newest rooms';
export const loadingNewest = 'Loading the newest rooms…';

// The table.
export const tableLede =
  'Every room on offer, sorted and paged by the server, one small request at a time. Page and order stand in the address, so a link shows everyone the same table.';
export const columns = 'Columns';
export const livingThere = 'Living there';
export const listed = 'Listed';
export const notSaid = 'not said';

// The forms.
export const simpleLede =
  'Three fields of the listing form, checked by the contract that the server checks with too. Leave a field empty, or ask for $200,000 a month, to read its messages; nothing is sent.';
export const whatWasRead = 'What the form read';
export const linkToMore = 'Link with more information';
export const addressLede =
  'The town search asks a gazetteer that works without any outside service, and brings the coordinates along. Type the beginning of a town, such as “Spring”, and choose one; nothing is sent.';
export const coordinates = 'Coordinates';
export const notSet = 'not set';
export const street = 'Street and neighborhood';
export const town = 'Town or borough';
export const noTown = 'No town starts with this';

import type { ImportField } from '#contract/imports/import-fields.ts';
import type { ImportMapping } from '#contract/imports/import.ts';

/** Usual column names of each field, best first; compared without case, spaces and underscores. */
const usualNames: Record<ImportField, string[]> = {
  source_id: [
    'id',
    'listingid',
    'sourceid',
    'externalid',
    'uid',
    'uuid',
    'ref',
    'reference',
    'sku',
  ],
  title: ['title', 'name', 'headline', 'listingtitle', 'subject'],
  description: ['description', 'summary', 'details', 'text', 'body', 'about'],
  address: ['address', 'fulladdress', 'streetaddress', 'location'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
  monthly_rent: ['monthlyrent', 'rent', 'rentpermonth', 'pricepermonth', 'monthlyprice'],
  total_bedrooms: ['totalbedrooms', 'bedrooms', 'beds', 'numberofbedrooms'],
  total_bathrooms: ['totalbathrooms', 'bathrooms', 'baths', 'numberofbathrooms'],
  current_roommates: ['currentroommates', 'roommates', 'flatmates', 'housemates'],
  looking_for_roommates: ['lookingforroommates', 'lookingfor', 'roommateswanted', 'vacancies'],
  external_link: ['externallink', 'link', 'url', 'listingurl', 'href', 'website'],
  rent_period: [
    'rentperiod',
    'period',
    'per',
    'rentfrequency',
    'frequency',
    'interval',
    'priceunit',
  ],
  currency: ['currency', 'currencycode', 'pricecurrency', 'rentcurrency', 'curr'],
  available_from: ['availablefrom', 'available', 'availabledate', 'movein', 'moveindate'],
  room_type: ['roomtype'],
  monthly_bills: ['monthlybills', 'bills', 'utilities', 'billspermonth'],
  deposit: ['deposit', 'securitydeposit', 'bond'],
  min_stay_months: ['minstaymonths', 'minimumstaymonths', 'minmonths', 'minimummonths'],
  max_stay_months: ['maxstaymonths', 'maximumstaymonths', 'maxmonths', 'maximummonths'],
  available_until: ['availableuntil', 'availableto', 'until', 'moveoutdate'],
};
/** Parts of an address from small to large; the columns that exist are joined. */
const addressParts = [
  ['street', 'streetname', 'addressline1'],
  ['neighbourhood', 'neighborhood', 'district', 'area', 'suburb'],
  ['neighbourhoodgroup', 'neighborhoodgroup', 'borough'],
  ['postcode', 'postalcode', 'zip', 'zipcode'],
  ['city', 'town'],
  ['state', 'region', 'province'],
  ['country'],
];
/** Rents of other periods, which the name of their column tells, and of a period that none tells. */
const otherRents = (
  'weeklyrent rentperweek rentpw priceperweek weeklyprice yearlyrent annualrent rentperyear ' +
  'priceperyear pricepernight nightlyprice nightlyrate dailyrate priceperday price cost amount ' +
  'priceamount rentamount'
).split(' ');

/** The mapping that the column names suggest; leaves out fields without a likely column. */
export function proposeMapping(columns: string[]): ImportMapping {
  const byName = new Map<string, string>();
  for (const column of columns) {
    const plain = column.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (!byName.has(plain)) byName.set(plain, column);
  }
  const find = (names: string[]) => {
    const name = names.find((candidate) => byName.has(candidate));
    return name === undefined ? undefined : byName.get(name);
  };

  const proposal: ImportMapping = {};
  for (const [field, names] of Object.entries(usualNames) as [ImportField, string[]][]) {
    const column = find(names);
    if (column !== undefined) proposal[field] = column;
  }
  if (proposal.address === undefined) {
    const parts = addressParts.flatMap((names) => find(names) ?? []);
    if (parts.length > 0) proposal.address = parts.map((part) => `{${part}}`).join(', ');
  }
  const other = find(otherRents);
  if (proposal.monthly_rent === undefined && other !== undefined) proposal.monthly_rent = other;
  return proposal;
}

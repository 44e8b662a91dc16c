import type { ImportField } from '#contract/imports/import-fields.ts';
import type { ImportMapping } from '#contract/imports/import.ts';

/** Words of a table that is written as text. */
const splitNames = (names: string) => names.trim().split(/\s+/);

/**
 * Usual column names of each field, best first; compared without case, spaces and underscores. In
 * English, then in German, Spanish, Portuguese and French.
 */
const usualNames: Record<ImportField, string> = {
  source_id: `
    id listingid sourceid externalid uid uuid ref reference sku listingkey propertyid adid`,
  title: 'title name headline listingtitle subject titel überschrift título titulo titre',
  description: `
    description summary details text body about publicremarks beschreibung descripción descripcion
    descrição descricao`,
  address: `
    address fulladdress streetaddress location unparsedaddress adresse anschrift dirección
    direccion endereço endereco morada`,
  amenities: `
    amenities features facilities ausstattung comodidades servicios equipamentos équipements
    equipements`,
  house_rules: 'houserules rules petsallowed hausregeln hausordnung normas regras règlement',
  latitude: 'latitude lat breitengrad latitud',
  longitude: 'longitude lng lon long längengrad longitud',
  monthly_rent: `
    monthlyrent rent rentpermonth pricepermonth monthlyprice miete monatsmiete kaltmiete alquiler
    renta aluguel aluguer renda loyer`,
  total_bedrooms: `
    totalbedrooms bedrooms beds numberofbedrooms bedroomstotal schlafzimmer dormitorios quartos
    chambres`,
  total_bathrooms: `
    totalbathrooms bathrooms baths numberofbathrooms bathroomstotalinteger bathroomstext
    badezimmer baños banheiros sallesdebain`,
  current_roommates: 'currentroommates roommates flatmates housemates',
  looking_for_roommates: 'lookingforroommates lookingfor roommateswanted vacancies',
  external_link: 'externallink link url listingurl href website',
  rent_period: 'rentperiod period per rentfrequency frequency interval priceunit pricetype',
  currency: 'currency currencycode pricecurrency rentcurrency curr währung moneda moeda devise',
  available_from: `
    availablefrom available availabledate availabilitydate movein moveindate freiab einzug
    verfügbarab disponibledesde disponívelapartirde disponibleàpartirde`,
  photos: `
    photos photourls images imageurls pictureurls photourl imageurl pictureurl photo image picture
    fotos bilder imágenes imagenes imagens foto bild media`,
  room_type: 'roomtype zimmertyp tipodehabitación tipodequarto typedechambre',
  monthly_bills: `
    monthlybills bills utilities billspermonth nebenkosten gastos despesas contas charges`,
  deposit: 'deposit securitydeposit bond kaution fianza depósito caução caution',
  min_stay_months: 'minstaymonths minimumstaymonths minmonths minimummonths',
  max_stay_months: 'maxstaymonths maximumstaymonths maxmonths maximummonths',
  available_until: 'availableuntil availableto until moveoutdate',
};
/** Both coordinates in one cell. */
const pairNames = splitNames(
  'latlng latlong latlon coordinates gpscoordinates coords geopoint koordinaten coordenadas coordonnées',
);
/** Parts of an address from small to large; the columns that exist are joined. */
const addressParts = [
  'street streetname addressline1 straße strasse calle rua rue',
  `neighbourhoodcleansed neighbourhood neighborhood district area suburb stadtteil barrio bairro
   quartier`,
  'neighbourhoodgroupcleansed neighbourhoodgroup neighborhoodgroup borough',
  'postcode postalcode zip zipcode plz',
  'city cityname town stadt ort ciudad cidade ville',
  'state region province',
  'country',
].map(splitNames);
/** Rents of other periods, which the name of their column tells, and of a period that none tells. */
const otherRents = splitNames(
  'weeklyrent rentperweek rentpw priceperweek weeklyprice yearlyrent annualrent rentperyear ' +
    'priceperyear pricepernight nightlyprice nightlyrate dailyrate priceperday price cost amount ' +
    'priceamount rentamount listprice preis precio preço preco prix',
);

/** The mapping that the column names suggest; leaves out fields without a likely column. */
export function proposeMapping(columns: string[]): ImportMapping {
  const byName = new Map<string, string>();
  for (const column of columns) {
    const plain = plainName(column);
    if (!byName.has(plain)) byName.set(plain, column);
  }
  // A value within objects: "properties.title" is a title where no column is called so.
  for (const column of columns) {
    const last = plainName(column.split('.').at(-1) ?? '');
    if (last && !byName.has(last)) byName.set(last, column);
  }
  const find = (names: string[]) => {
    const name = names.find((candidate) => byName.has(candidate));
    return name === undefined ? undefined : byName.get(name);
  };

  const proposal: ImportMapping = {};
  for (const [field, names] of Object.entries(usualNames) as [ImportField, string][]) {
    const column = find(splitNames(names));
    if (column !== undefined) proposal[field] = column;
  }
  // GeoJSON writes the longitude first.
  const position = columns.find((column) => /(^|\.)coordinates\.1$/.test(column));
  if (position !== undefined && proposal.latitude === undefined) {
    proposal.latitude = position;
    proposal.longitude = position.replace(/1$/, '0');
  }
  const pair = find(pairNames);
  if (pair !== undefined && proposal.latitude === undefined) {
    proposal.latitude = pair;
    proposal.longitude = pair;
  }
  if (proposal.address === undefined) {
    const parts = addressParts.flatMap((names) => find(names) ?? []);
    if (parts.length > 0) proposal.address = parts.map((part) => `{${part}}`).join(', ');
  }
  const other = find(otherRents);
  if (proposal.monthly_rent === undefined && other !== undefined) proposal.monthly_rent = other;
  return proposal;
}

const plainName = (column: string) => column.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const allNames = new Set(
  [...Object.values(usualNames).map(splitNames), ...addressParts, otherRents, pairNames].flat(),
);

/** Whether a name is one that files usually give to a column. */
export const knowsColumn = (name: string): boolean => allNames.has(plainName(name));

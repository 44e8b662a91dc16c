import type { Values } from './import-steps.ts';

/** One odd row in the middle of good ones: its cells by column, and what is right. */
export interface OddRow {
  cells: Record<string, string>;
  /** What differs from a plain row of 500 euros; null where a field stays empty. */
  values?: Values;
  /** Words of the reason where the rent cannot be known. */
  aside?: string;
}

const rent = (cell: string, values: Values): OddRow => ({ cells: { rent: cell }, values });
const odd = (column: string, cell: string, values: Values = {}): OddRow => ({
  cells: { [column]: cell },
  values,
});

/** Forty rows as people have them; six say no rent. */
export const oddRows: OddRow[] = [
  rent('450 € warm', { monthly_rent: 450, monthly_bills: 0 }),
  rent('380 € kalt zzgl. NK', { monthly_rent: 380 }),
  rent('ab 350 €', { monthly_rent: 350 }),
  rent('ca. 412,50 EUR mtl.', { monthly_rent: 413 }),
  rent('1.200,00 €', { monthly_rent: 1200 }),
  rent('٤٥٠ €', { monthly_rent: 450 }),
  rent('６００', { monthly_rent: 600 }),
  rent('120 € p/w', { monthly_rent: 520 }),
  rent('150 € per week', { monthly_rent: 650 }),
  rent('6.000 € pro Jahr', { monthly_rent: 500 }),
  rent('480 € inkl. Nebenkosten', { monthly_rent: 480, monthly_bills: 0 }),
  rent('400€ + 80€ NK', { monthly_rent: 400, monthly_bills: 80 }),
  rent('&euro; 430', { monthly_rent: 430 }),
  rent('500,-', { monthly_rent: 500 }),
  odd('beds', '2,5'),
  odd('beds', '3+1'),
  odd('beds', 'Studio'),
  odd('beds', '2 bedrooms', { total_bedrooms: 2 }),
  odd('baths', '1.5', { total_bathrooms: 1 }),
  odd('baths', 'shared'),
  odd('from', '31.12.2026', { available_from: '2026-12-31' }),
  odd('from', 'sofort'),
  odd('from', 'next summer maybe'),
  odd('from', '46447', { available_from: '2027-03-01' }),
  odd('deposit', 'two rents'),
  odd('deposit', '1.500 €', { deposit: 1500 }),
  { cells: { lat: '52,52', lng: '13,405' }, values: { latitude: 52.52, longitude: 13.405 } },
  { cells: { lat: '0', lng: '0' } },
  { cells: { lat: '13.405', lng: '52.52' } },
  {
    cells: { lat: '52°31\'12"N', lng: '13°24\'18"E' },
    values: { latitude: 52.52, longitude: 13.405 },
  },
  { cells: { lat: '52.52' } },
  odd('type', 'Zimmer in WG', { room_type: 'private_room' }),
  odd('type', 'whatever'),
  odd('has', 'WLAN; kein Balkon; A/C', { amenities: ['wifi', 'air_conditioning'] }),
  { cells: { rent: 'POA' }, aside: 'rent holds "POA" instead of a number' },
  { cells: { rent: '450-500' }, aside: 'rent holds "450-500" instead of a number' },
  { cells: { rent: '' }, aside: 'Monthly rent is required' },
  { cells: { rent: 'auf Anfrage' }, aside: 'rent holds "auf Anfrage" instead of a number' },
  { cells: { rent: '(450)' }, aside: 'rent holds "(450)" instead of a number' },
  { cells: { rent: '45 € / Nacht' }, aside: 'a rent a night' },
];

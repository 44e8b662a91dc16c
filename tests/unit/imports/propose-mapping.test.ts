import { expect, test } from 'vitest';
import { bindMapping } from '#domain/imports/mapping/mapping.ts';
import { proposeMapping } from '#domain/imports/mapping/propose-mapping.ts';

test.each([
  [
    ['ID', 'Title', 'Full Address', 'Monthly Rent', 'Lat', 'Lng', 'Bedrooms', 'URL', 'host'],
    {
      source_id: 'ID',
      title: 'Title',
      address: 'Full Address',
      monthly_rent: 'Monthly Rent',
      latitude: 'Lat',
      longitude: 'Lng',
      total_bedrooms: 'Bedrooms',
      external_link: 'URL',
    },
  ],
  [
    ['listing_id', 'name', 'street', 'city', 'price_per_night', 'available-from'],
    {
      source_id: 'listing_id',
      title: 'name',
      address: '{street}, {city}',
      monthly_rent: 'price_per_night',
      available_from: 'available-from',
    },
  ],
  [
    ['id', 'Titel', 'Straße', 'PLZ', 'Ort', 'Miete', 'Nebenkosten', 'Kaution', 'Frei ab', 'Link'],
    {
      source_id: 'id',
      title: 'Titel',
      address: '{Straße}, {PLZ}, {Ort}',
      monthly_rent: 'Miete',
      monthly_bills: 'Nebenkosten',
      deposit: 'Kaution',
      available_from: 'Frei ab',
      external_link: 'Link',
    },
  ],
  [
    ['id', 'Título', 'Endereço', 'Preço', 'Quartos', 'Moeda', 'Caução'],
    {
      source_id: 'id',
      title: 'Título',
      address: 'Endereço',
      monthly_rent: 'Preço',
      total_bedrooms: 'Quartos',
      currency: 'Moeda',
      deposit: 'Caução',
    },
  ],
])('proposes columns by their names: %j', (columns, mapping) => {
  expect(proposeMapping(columns)).toEqual(mapping);
  expect(() => bindMapping(proposeMapping(columns), columns)).not.toThrow();
});

test('proposes nothing for unknown column names', () => {
  expect(proposeMapping(['a', 'b', ''])).toEqual({});
});

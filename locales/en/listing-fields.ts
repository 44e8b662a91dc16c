import type { ImportField } from '#contract/imports/import-fields.ts';
import type { ListingFieldName } from '#contract/listings/listing-fields.ts';

// The names of a listing's fields, each as the beginning of a sentence.
export const fieldLabels: Record<ImportField | ListingFieldName, string> = {
  source_id: 'Id at the source',
  title: 'Title',
  description: 'Description',
  address: 'Address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  monthly_rent: 'Monthly rent',
  total_bedrooms: 'Bedrooms',
  total_bathrooms: 'Bathrooms',
  current_roommates: 'People living there',
  looking_for_roommates: 'Roommates wanted',
  external_link: 'Link',
  available_from: 'Available from',
  status: 'Status',
  currency: 'Currency',
  room_type: 'Room type',
  monthly_bills: 'Monthly bills',
  deposit: 'Deposit',
  min_stay_months: 'Shortest stay in months',
  max_stay_months: 'Longest stay in months',
  available_until: 'Available until',
  amenities: 'Amenities',
  house_rules: 'House rules',
  rent_period: 'Rent is for',
  photos: 'Photos',
};

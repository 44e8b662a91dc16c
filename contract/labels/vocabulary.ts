import type { Amenity, HouseRule, ListingStatus } from '../vocabulary.ts';

/** What people read for each amenity. */
export const amenityLabels: Record<Amenity, string> = {
  wifi: 'Wi-Fi',
  washing_machine: 'Washing machine',
  dishwasher: 'Dishwasher',
  balcony: 'Balcony',
  garden: 'Garden',
  lift: 'Elevator',
  bike_storage: 'Bike storage',
  desk: 'Desk',
  furnished: 'Furnished',
  air_conditioning: 'Air conditioning',
  step_free: 'Step-free access',
  parking: 'Parking',
};

/** What people read for each house rule. */
export const houseRuleLabels: Record<HouseRule, string> = {
  no_smoking: 'No smoking',
  no_pets: 'No pets',
  quiet_hours: 'Quiet hours',
  no_parties: 'No parties',
  couples_welcome: 'Couples welcome',
  pets_welcome: 'Pets welcome',
};

/** What people read for the status of a place. */
export const listingStatusLabels: Record<ListingStatus, string> = {
  active: 'Active',
  paused: 'Paused',
  filled: 'Filled',
};

import type { Amenity, HouseRule, ListingStatus } from '../vocabulary.ts';

/** The label of each amenity. */
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

/** The label of each house rule. */
export const houseRuleLabels: Record<HouseRule, string> = {
  no_smoking: 'No smoking',
  no_pets: 'No pets',
  quiet_hours: 'Quiet hours',
  no_parties: 'No parties',
  couples_welcome: 'Couples welcome',
  pets_welcome: 'Pets welcome',
};

/** What each house rule means for those who live there. */
export const houseRuleSentences: Record<HouseRule, string> = {
  no_smoking: 'Nobody smokes inside',
  no_pets: 'No pets live here',
  quiet_hours: 'It is quiet at night',
  no_parties: 'There are no parties',
  couples_welcome: 'Couples are welcome',
  pets_welcome: 'Pets are welcome',
};

/** The label of each listing status. */
export const listingStatusLabels: Record<ListingStatus, string> = {
  active: 'Active',
  paused: 'Paused',
  filled: 'Filled',
};

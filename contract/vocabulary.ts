/** Closed lists that both sides name the same way; the words people read belong to the SPA. */
export const amenities = [
  'wifi',
  'washing_machine',
  'dishwasher',
  'balcony',
  'garden',
  'lift',
  'bike_storage',
  'desk',
  'furnished',
  'air_conditioning',
  'step_free',
  'parking',
] as const;
export type Amenity = (typeof amenities)[number];

export const houseRules = [
  'no_smoking',
  'no_pets',
  'quiet_hours',
  'no_parties',
  'couples_welcome',
  'pets_welcome',
] as const;
export type HouseRule = (typeof houseRules)[number];

export const listingStatuses = ['active', 'paused', 'filled'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const listingSorts = ['newest', 'rent', 'distance', 'fit'] as const;

/** Steps of onboarding; completed and skipped both mean finished (spec section 3). */
export const onboardingStatuses = [
  'profile',
  'habits',
  'preferences',
  'completed',
  'skipped',
] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

export const inquiryStatuses = [
  'sent',
  'read',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;

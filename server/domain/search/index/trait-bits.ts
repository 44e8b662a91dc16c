import { houseRules, type Amenity, type HouseRule, type RoomType } from '#contract/vocabulary.ts';
import type { Habits } from '#contract/questionnaire/questions.ts';
import { findBrokenRules } from '#fit/listing-fit.ts';

/** Traits of listings with room for two, three and four people or more: what people can search for. */
export const roomForTraits = ['for_two', 'for_three', 'for_four'] as const;
/** The same for five and six, as only groups ask it: the index has them, and not the database. */
const largeGroupTraits = ['for_five', 'for_six'] as const;
type RoomForTrait = (typeof roomForTraits)[number] | (typeof largeGroupTraits)[number];

/** The trait of listings with room for so many people; none for everybody. */
export const roomForTrait = (people: number | undefined): RoomForTrait[] =>
  people === undefined ? [] : [...roomForTraits, ...largeGroupTraits].slice(people - 2, people - 1);

/** What a listing has, is or allows, and for how many it has room, as one bit. */
export type Trait = Amenity | HouseRule | RoomType | RoomForTrait;

/**
 * The bits of `listing_traits()` in the database, in its order: new names come at the end, wherever
 * the vocabulary has them.
 */
export const traitNames = [
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
  'no_smoking',
  'no_pets',
  'quiet_hours',
  'no_parties',
  'couples_welcome',
  'pets_welcome',
  'private_room',
  'shared_room',
  'whole_place',
  ...roomForTraits,
] as const satisfies Trait[];

/** The bits of a listing in the index, which the first of them have from the database. */
export const indexedTraits: readonly Trait[] = [...traitNames, ...largeGroupTraits];

/** The position of the bit of a trait. */
export const traitNumber = (trait: Trait): number => indexedTraits.indexOf(trait);

/** The bits of these traits. */
export const traitBits = (traits: readonly Trait[]) =>
  traits.reduce((bits, trait) => bits | (1 << traitNumber(trait)), 0);

/** The bits of the house rules that the habits concern, and of those that they break. */
export function householdRules(habits: Habits): { concerned: number; broken: number } {
  return {
    concerned: traitBits(
      houseRules.filter((rule) => findBrokenRules(habits, [rule]).concerned > 0),
    ),
    broken: traitBits(
      houseRules.filter((rule) => findBrokenRules(habits, [rule]).against.length > 0),
    ),
  };
}

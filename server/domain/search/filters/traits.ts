import { searchParameters } from '#contract/search/filters.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { fragment, integer, type Fragment } from '#platform/database/sql.ts';
import { searchLimits } from '#contract/search-limits.ts';
import { countTraits } from '../choices/choice-counter.ts';
import { hasAll } from '../index/conditions.ts';
import { roomForTrait, roomForTraits, traitBits } from '../index/trait-bits.ts';
import { countOneStep, lowerDemand, type Relaxation } from '../relaxation/relaxation.ts';
import type { SearchFilter } from './filter.ts';

/** SQL: the bits of `listing_traits()` that a listing must have. */
export function wantedTraits(query: ListingQuery): Fragment {
  const { amenities = [], house_rules: rules = [], room_for: people } = query;
  const storedPeople = people && Math.min(people, searchLimits.roomFor.max);
  const others = [...rules, ...roomForTrait(storedPeople)];
  return fragment`listing_traits(${amenities}::text[], ${others}::text[])`;
}

/**
 * A bit that no listing has, of the saved searches of groups: a server of the version before compares
 * no wishes, and must not find rooms for them.
 */
const ofGroup = 1 << 30;

const { room_for: roomFor, amenities, house_rules: houseRules } = searchParameters;

/** Amenities, house rules and for how many people there is room: a listing must have them all. */
export const traits: SearchFilter = {
  conditions(query) {
    if (!query.amenities && !query.house_rules && !query.room_for) return [];
    const wanted = wantedTraits(query);
    const { room_for: people = 0 } = query;
    // The planner knows nothing of bits. With coalesce it assumes that every other row matches.
    const conditions = [fragment`coalesce((l.traits & ${wanted}) = ${wanted}, false)`];
    if (people > searchLimits.roomFor.max) {
      conditions.push(fragment`coalesce(l.looking_for_roommates >= ${people}::int, false)`);
    }
    return conditions;
  },
  test({ table, query }) {
    const wanted = traitBits([
      ...(query.amenities ?? []),
      ...(query.house_rules ?? []),
      ...roomForTrait(query.room_for),
    ]);
    return wanted === 0 ? null : hasAll(table.blocks, wanted);
  },
  relaxations({ table: { blocks }, query }) {
    const { room_for: people } = query;
    const relaxations: Relaxation[] = [];
    if (people !== undefined) {
      const fewer = [people - 1, people - 2].filter((count) => count >= roomFor.min);
      const hasRoom = (count: number) => hasAll(blocks, traitBits(roomForTrait(count)));
      relaxations.push(lowerDemand('room_for', [people, ...fewer], hasRoom, people - 1));
    }
    for (const parameter of ['amenities', 'house_rules'] as const) {
      const wanted = query[parameter] ?? [];
      for (const without of new Set(wanted)) {
        const rest = wanted.filter((trait) => trait !== without).join(',');
        relaxations.push({
          test: hasAll(blocks, traitBits([without])),
          steps: [{ parameter, value: rest || null, without, effort: 1 }],
          count: countOneStep,
          widens: true,
        });
      }
    }
    return relaxations;
  },
  choices: {
    room_for: { count: ({ table }) => countTraits(table, roomForTraits) },
    amenities: { isAdded: true, count: ({ table }) => countTraits(table, amenities.choices) },
    house_rules: { isAdded: true, count: ({ table }) => countTraits(table, houseRules.choices) },
  },
  saved: {
    columns: ['traits'],
    values: (query) => [
      query.group === undefined
        ? wantedTraits(query)
        : fragment`${wantedTraits(query)} | ${integer(ofGroup)}`,
    ],
    matches: fragment`(l.traits & s.traits) = (s.traits & ~${integer(ofGroup)})`,
  },
};

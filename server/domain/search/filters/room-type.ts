import { roomTypes } from '#contract/vocabulary.ts';
import { fragment } from '#platform/database/sql.ts';
import { countTraits } from '../choices/choice-counter.ts';
import { hasAny } from '../index/conditions.ts';
import { traitBits } from '../index/trait-bits.ts';
import { dropFilter } from '../relaxation/relaxation.ts';
import type { SearchFilter } from './filter.ts';

/** SQL: the bits of `listing_traits()` of these types. */
const typeBits = (types: readonly string[]) =>
  fragment`listing_traits('{}', ${[...types]}::text[])`;

/** A listing is of one of several types. */
export const roomType: SearchFilter = {
  conditions({ room_type: types }) {
    if (!types) return [];
    return [fragment`coalesce((l.traits & ${typeBits(types)}) <> 0, false)`];
  },
  test: ({ table, query: { room_type: types } }) =>
    types?.length ? hasAny(table.blocks, traitBits(types)) : null,
  relaxations(search) {
    const test = roomType.test(search);
    return test ? [dropFilter('room_type', test, 2)] : [];
  },
  choices: { room_type: { count: ({ table }) => countTraits(table, roomTypes) } },
  saved: {
    columns: ['room_types'],
    values: ({ room_type: types = [] }) => [typeBits(types)],
    matches: fragment`(s.room_types = 0 or (l.traits & s.room_types) <> 0)`,
  },
};

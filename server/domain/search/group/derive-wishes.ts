import { splitWishes, wishId } from '#contract/groups/wish-ids.ts';
import type { GroupWish } from '#contract/groups/wishes.ts';
import { convertMoney } from '#contract/labels/convert-money.ts';
import type { GroupSeeker, SeekingGroup } from '#domain/groups/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { PricedQuery, Wish } from '../priced-query.ts';

/** A wish as its group reads it, and as searches. */
interface DerivedWish extends Omit<GroupWish, 'is_off'>, Pick<Wish, 'searches' | 'rest'> {}

/**
 * What a group asks of a listing, by the profiles of its members, also what the search goes on
 * without. A listing is a room for each, with the rent of one person, or a whole place, whose rent
 * all share.
 */
export function deriveWishes(
  group: SeekingGroup,
  pricing: Pick<Pricing, 'compareIn' | 'defaultCurrency'>,
  without: string | undefined,
): { shown: GroupWish[]; wishes: Wish[] } {
  const off = new Set(splitWishes(without));
  const plain = { rents: pricing.compareIn(pricing.defaultCurrency) };
  const derived = [
    ...wishRooms(group, plain),
    ...wishRents(group, pricing, plain),
    ...wishDates(group, off, plain),
    ...wishPets(group.seekers, plain),
  ];
  return {
    shown: derived.map(({ id, kind, user, value, currency }) => {
      return { id, kind, user, value, currency, is_off: off.has(id) };
    }),
    wishes: derived
      .filter(({ id }) => !off.has(id))
      .map(({ id, searches, rest }) => ({ id, searches, ...(rest && { rest }) })),
  };
}

type Plain = Pick<PricedQuery, 'rents'>;

const wholePlace = (plain: Plain): PricedQuery => ({ ...plain, room_type: ['whole_place'] });
const asOwner = ({ id, first_name, is_me }: GroupSeeker) => ({ id, first_name, is_me });

/** Whoever is alone needs no more room than others who search alone. */
function wishRooms({ size }: SeekingGroup, plain: Plain): DerivedWish[] {
  if (size < 2) return [];
  return [
    {
      id: wishId('rooms'),
      kind: 'rooms',
      user: null,
      value: String(size),
      currency: null,
      searches: [{ ...plain, room_for: size }, wholePlace(plain)],
    },
  ];
}

/**
 * Each one's limit for a room, in their currency, and the sum of all for any listing: whoever pays
 * how much of a whole place, there is a way within everyone's limit exactly when the sum is enough.
 * Without the limit of one of them there is no sum.
 */
function wishRents(
  { seekers, size }: SeekingGroup,
  pricing: Pick<Pricing, 'compareIn'>,
  plain: Plain,
): DerivedWish[] {
  const budgets = seekers.flatMap((seeker) =>
    seeker.budget_max === null || seeker.budget_currency === null
      ? []
      : [{ seeker, max: seeker.budget_max, currency: seeker.budget_currency }],
  );
  const wishes = budgets.map(({ seeker, max, currency }): DerivedWish => {
    const affordable = { rents: pricing.compareIn(currency), max_rent: max };
    return {
      id: wishId('rent', seeker.id),
      kind: 'rent',
      user: asOwner(seeker),
      value: String(max),
      currency,
      searches: [affordable, wholePlace(plain)],
    };
  });
  const [first] = budgets;
  if (!first || size < 2 || budgets.length < size) return wishes;
  const rents = pricing.compareIn(first.currency);
  const amounts = budgets.map(({ max, currency }) => {
    const unit = rents.worth[currency];
    return unit === undefined ? Number.NaN : convertMoney(max, unit);
  });
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (Number.isNaN(sum)) return wishes;
  wishes.push({
    id: wishId('together'),
    kind: 'together',
    user: null,
    value: String(sum),
    currency: first.currency,
    searches: [{ rents, max_rent: sum }],
  });
  return wishes;
}

/**
 * The listing is free by the day from which all can move in, the latest of their days, and still is
 * then. That day is the wish of who can come last; without it, that of the next.
 */
function wishDates(
  { seekers, today }: SeekingGroup,
  off: ReadonlySet<string>,
  plain: Plain,
): DerivedWish[] {
  const dated = seekers
    .flatMap((seeker) =>
      seeker.move_in_from === null ? [] : [{ seeker, day: seeker.move_in_from }],
    )
    .toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
  const isOff = ({ seeker }: { seeker: GroupSeeker }) => off.has(wishId('dates', seeker.id));
  const asSearch = (day: string): PricedQuery => ({
    ...plain,
    available_from: day < today ? today : day,
  });
  const [last, next] = dated.filter((each) => !isOff(each));
  // Days before the last one change nothing, so only the last is shown, and those that are off.
  return dated
    .filter((each) => each === last || isOff(each))
    .map(({ seeker, day }): DerivedWish => ({
      id: wishId('dates', seeker.id),
      kind: 'dates',
      user: asOwner(seeker),
      value: day,
      currency: null,
      searches: [asSearch(day)],
      ...(next && { rest: asSearch(next.day) }),
    }));
}

/** Whoever has a pet needs a listing that welcomes it. */
const wishPets = (seekers: readonly GroupSeeker[], plain: Plain): DerivedWish[] =>
  seekers
    .filter(({ answers }) => answers.habits.pets === 'has')
    .map((seeker) => ({
      id: wishId('pets', seeker.id),
      kind: 'pets',
      user: asOwner(seeker),
      value: '',
      currency: null,
      searches: [{ ...plain, house_rules: ['pets_welcome'] }],
    }));

import { convertMoney } from '#contract/labels/convert-money.ts';
import { limits } from '#contract/limits.ts';
import { squaredDegrees } from '#fit/flat-map.ts';
import { daysSinceEpoch } from '#fit/listing-fit.ts';
import { around } from '#domain/matching/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { earlyDays, type OwnRoom } from '../room-filters.ts';

/** What one of a group looks for, by their profile. */
export interface MemberFacts {
  is_lead: boolean;
  area: string;
  budget_max: number | null;
  budget_currency: string | null;
  move_in_from: string | null;
  stay_months: number | null;
}

/** What a group looks for together. */
export interface GroupFacts extends Omit<MemberFacts, 'is_lead'> {
  people: number;
}

/**
 * What the wishes of the members come to: the place of who leads, what all can pay together, the day
 * from which the last one can move in, and the shortest stay. Somebody without a budget, or with one
 * that cannot be compared, leaves the group without a budget.
 */
export function addUpFacts(
  members: readonly MemberFacts[],
  pricing: Pick<Pricing, 'compareIn'>,
): GroupFacts {
  const lead = members.find(({ is_lead: isLead }) => isLead) ?? members[0];
  const days = members.flatMap(({ move_in_from: day }) => day ?? []);
  const stays = members.flatMap(({ stay_months: months }) => months ?? []);
  const currency = lead?.budget_currency ?? null;
  const sum = currency === null ? null : addUpBudgets(members, currency, pricing);
  return {
    people: members.length,
    area: lead?.area ?? '',
    budget_max: sum,
    budget_currency: sum === null ? null : currency,
    move_in_from: days.toSorted().at(-1) ?? null,
    stay_months: stays.length === 0 ? null : Math.min(...stays),
  };
}

function addUpBudgets(
  members: readonly MemberFacts[],
  currency: string,
  pricing: Pick<Pricing, 'compareIn'>,
): number | null {
  const { worth } = pricing.compareIn(currency);
  let sum = 0;
  for (const { budget_max: max, budget_currency: own } of members) {
    const unit = own === null ? undefined : worth[own];
    if (max === null || unit === undefined) return null;
    sum += convertMoney(max, unit);
  }
  return Math.min(sum, limits.id.max);
}

/** A group that looks for rooms, and where. */
export interface LookingGroup {
  facts: GroupFacts;
  members: readonly MemberFacts[];
  latitude: number | null;
  longitude: number | null;
}

/**
 * Does a room fit a group? It is near, has space for all, can be paid, and is offered when all can move
 * in. A room is rented by each, so each must be able to pay it; a whole place all pay together. What is
 * not stated fits.
 */
export function fitsRoom(
  { facts, members, latitude, longitude }: LookingGroup,
  room: OwnRoom,
  pricing: Pick<Pricing, 'compareIn'>,
): boolean {
  if (room.latitude === null || room.longitude === null) return false;
  if (latitude === null || longitude === null) return false;
  const circle = around(room.latitude, room.longitude, limits.radiusKm.default);
  if (squaredDegrees(circle, latitude, longitude) > circle.reach2) return false;
  if (facts.move_in_from !== null) {
    const day = Math.max(daysSinceEpoch(facts.move_in_from), room.today);
    if (day < room.from - earlyDays || day >= (room.until ?? limits.id.max)) return false;
  }
  const isWhole = room.room_type === 'whole_place';
  if (!isWhole && room.looking_for_roommates < facts.people) return false;
  const payers = isWhole ? [facts] : members;
  return payers.every((payer) => canPay(payer, room.monthly_total, room.currency, pricing) ?? true);
}

/** Can somebody pay a rent? Null when they do not say, or it cannot be compared. */
export function canPay(
  { budget_max: max, budget_currency: own }: Pick<GroupFacts, 'budget_max' | 'budget_currency'>,
  rent: number,
  currency: string,
  pricing: Pick<Pricing, 'compareIn'>,
): boolean | null {
  const unit = own === null ? undefined : pricing.compareIn(currency).worth[own];
  return max === null || unit === undefined ? null : convertMoney(max, unit) >= Math.ceil(rent);
}

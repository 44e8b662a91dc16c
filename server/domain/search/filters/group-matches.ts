import { wishId } from '#contract/groups/wish-ids.ts';
import type { GroupWishKind } from '#contract/groups/wishes.ts';
import { isShownInGroup } from '#domain/groups/public.ts';
import { hasHabit } from '#domain/users/public.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';
import { traitBits } from '../index/trait-bits.ts';
import { isRentBetween } from './rent.ts';

const hasTrait = (trait: 'whole_place' | 'pets_welcome'): Fragment =>
  fragment`(l.traits & ${traitBits([trait])}::int) <> 0`;
const isWholePlace = hasTrait('whole_place');

/** SQL: does the saved search `s` go on without this wish, of the member `m` if it is of one? */
const isOff = (kind: GroupWishKind): Fragment => fragment`${wishId(kind)} = any(s.without_wishes)`;
const isTheirsOff = (kind: GroupWishKind): Fragment =>
  fragment`${`${wishId(kind)}-`}::text || m.id = any(s.without_wishes)`;

/** SQL: those of the group of `s` with what they wish, as far as the owner of `s` is shown them. */
const members: Fragment = fragment`(
  select u.id, ${isShownInGroup(fragment`s.user_id`)} as is_shown, u.budget_max, u.budget_currency,
    u.move_in_from, ${hasHabit('pets', 'has')} as has_pet,
    first_value(u.budget_currency) over (order by gm.joined_at, gm.id) as sum_currency
  from group_members gm join users u on u.id = gm.user_id left join habits h on h.user_id = u.id
  where gm.group_id = s.group_id)`;

const hasBudget = fragment`m.is_shown and m.budget_max is not null and m.budget_currency is not null`;

/** SQL: the budget of `m` in the currency of the sum; null without a rate. */
const budgetInSum: Fragment = fragment`case when m.budget_currency = m.sum_currency then m.budget_max
  else floor(m.budget_max * (select w.units[array_position(w.codes, m.sum_currency)] from rates w
    where w.currency = m.budget_currency) + 0.5) end`;

/** SQL: the day from which all can move in; null where nobody names one. */
const lastDay: Fragment = fragment`max(m.move_in_from) filter (
  where m.is_shown and not ${isTheirsOff('dates')})`;
const moveIn: Fragment = fragment`greatest(${today}, ${lastDay})`;

/**
 * SQL: does the listing `l` suit the group of the saved search `s`, by the profiles of this moment?
 * What `group/derive-wishes.ts` derives for a search, the other way around; a test compares them for
 * random groups. The sum is compared only where everyone of a group has a budget that can be added.
 */
export const suitsGroup: Fragment = fragment`(s.group_id is null or coalesce((
  select (count(*) < 2 or ${isOff('rooms')} or ${isWholePlace} or l.looking_for_roommates >= count(*))
    and coalesce(bool_and(${isWholePlace} or ${isRentBetween({
      currency: fragment`m.budget_currency`,
      min: fragment`0`,
      max: fragment`m.budget_max`,
    })}) filter (where ${hasBudget} and not ${isTheirsOff('rent')}), true)
    and (count(*) < 2 or ${isOff('together')}
      or count(${budgetInSum}) filter (where ${hasBudget}) < count(*)
      or ${isRentBetween({
        currency: fragment`min(m.sum_currency)`,
        min: fragment`0`,
        max: fragment`least(sum(${budgetInSum}), 2147483647)`,
      })})
    and (${lastDay} is null or (l.available_from is null or l.available_from <= ${moveIn})
      and coalesce(l.available_until - greatest(l.available_from, ${moveIn}) >= 1, true))
    and (${hasTrait('pets_welcome')}
      or not coalesce(bool_or(m.has_pet) filter (where m.is_shown and not ${isTheirsOff('pets')}), false))
  from ${members} m), false))`;

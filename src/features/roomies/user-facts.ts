import type { PublicUser } from '#contract/users/user.ts';
import * as card from '#locales/card.ts';
import * as common from '#locales/common.ts';
import { publicIntentLabels } from '#locales/vocabulary.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import * as t from '#locales/roomies.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import type { Fact } from '#src/ui/facts.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';

/** Why a user is here and what they look for; what they did not say is left out. `nowMs` decides "now". */
export function userFacts(roomie: PublicUser, nowMs: number): (Fact & { label: string })[] {
  const facts: (Fact & { label: string })[] = [];
  const budget = formatBudget(roomie);
  const stay = describeStay(roomie, nowMs);
  const { intent } = roomie;
  if (intent) facts.push({ id: 'intent', icon: 'person', label: publicIntentLabels[intent] });
  if (roomie.area) facts.push({ id: 'area', icon: laterIcons.pin, label: roomie.area });
  if (budget) facts.push({ id: 'budget', icon: laterIcons.home, label: t.aMonth({ budget }) });
  if (stay) facts.push({ id: 'stay', icon: 'calendar', label: stay });
  return facts;
}

/** "$900 to $1,300", or the one end that was said; empty when none was. */
export function formatBudget({
  budget_min: min,
  budget_max: max,
  budget_currency: currency,
}: Pick<PublicUser, 'budget_min' | 'budget_max' | 'budget_currency'>): string {
  if (currency === null) return '';
  if (min !== null && max !== null) {
    return min === max
      ? formatMoney(min, currency)
      : t.budgetRange({ min: formatMoney(min, currency), max: formatMoney(max, currency) });
  }
  if (max !== null) return t.budgetUpTo({ max: formatMoney(max, currency) });
  return min === null ? '' : t.budgetFrom({ min: formatMoney(min, currency) });
}

/** "from May 1, for 1 year", or the half that was said. */
function describeStay(
  { move_in_from: from, stay_months: months }: PublicUser,
  nowMs: number,
): string {
  const stay = months === null ? null : formatStay(months);
  if (from === null) return stay === null ? '' : t.stayFor({ stay });
  if (Date.parse(from) <= nowMs) return stay === null ? t.stayNow : t.stayNowFor({ stay });
  const day = formatDay(from, nowMs);
  return stay === null ? card.freeFrom({ day }) : t.stayFromFor({ day, stay });
}

/** How a user is called who gave no name. */
export const displayName = ({ first_name: name }: Pick<PublicUser, 'first_name'>) =>
  name || common.aRoomie;

import type { WantedPage } from '#contract/wanted/wanted.ts';
import { formatDay, formatMoney } from '#locales/format.ts';
import * as t from '#locales/wanted.ts';
import { formatStay } from '#src/shared/listings/stay.ts';
import type { Fact } from '#src/ui/facts.tsx';
import { laterIcons } from '#src/ui/later-icons.ts';

type Wanted = Pick<
  WantedPage,
  'people' | 'area' | 'budget_max' | 'budget_currency' | 'move_in_from' | 'stay_months'
>;

/** What is wanted, as far as the profile says it. `nowMs` decides "now". */
export function wantedFacts(page: Wanted, nowMs: number): (Fact & { label: string })[] {
  const { people, area, budget_max: max, budget_currency: currency } = page;
  const stay = describeStay(page, nowMs);
  const facts: (Fact & { label: string })[] = [
    { id: 'people', icon: 'people', label: t.forPeople({ count: people }) },
  ];
  if (area) facts.push({ id: 'area', icon: laterIcons.pin, label: area });
  if (max !== null && currency !== null) {
    const amount = formatMoney(max, currency);
    const label = people > 1 ? t.upToInAll({ amount }) : t.upTo({ amount });
    facts.push({ id: 'budget', icon: laterIcons.home, label });
  }
  if (stay) facts.push({ id: 'stay', icon: 'calendar', label: stay });
  return facts;
}

/** "from May 1, for 1 year", or the half that was said. */
function describeStay({ move_in_from: from, stay_months: months }: Wanted, nowMs: number): string {
  const stay = months === null ? null : formatStay(months);
  if (from === null) return stay === null ? '' : t.forStay({ stay });
  if (Date.parse(from) <= nowMs) return stay === null ? t.fromNow : t.fromNowFor({ stay });
  const day = formatDay(from, nowMs);
  return stay === null ? t.fromDay({ day }) : t.fromDayFor({ day, stay });
}
